"""What all tests share: examples of Hypothesis may take as long as they take on a busy machine; and Quay, the example
of a game from elsewhere, can be imported in all processes that tests start, though no list of games has it.
"""

import os

from hypothesis import settings

from tests import QUAY

settings.register_profile("uogashi", settings(), deadline=None)
settings.load_profile("uogashi")

os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, (str(QUAY), os.environ.get("PYTHONPATH"))))
