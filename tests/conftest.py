"""What all tests share: examples of Hypothesis may take as long as they take on a busy machine."""

from hypothesis import settings

settings.register_profile("uogashi", settings(), deadline=None)
settings.load_profile("uogashi")
