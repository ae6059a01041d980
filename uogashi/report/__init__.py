"""`uogashi report`: a report on many games.

`findings.py` adds up their facts, `files.py` makes the files of the report: numbers as JSON, and a page
(`page.py`) with its pictures (`plots.py`) as Markdown and as one file of HTML (`document.py`).
"""
