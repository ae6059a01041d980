"""`uogashi report`: what many games tell.

`findings.py` adds up what is told in them, `files.py` makes the files of a report of it: numbers as JSON, and a page
(`page.py`) with its pictures (`plots.py`) as Markdown and as one file of HTML (`document.py`).
"""
