"""Makes the font of the signs: `python -m tools.signs`, after another kanji or kana has come into `web/src`.

Logo, stamps, names on cards and numerals on crates are Japanese in every language, and languages are called by their
own names. Many systems have no font for that and show empty boxes: so these few dozen characters come along, cut out of
an open font. Needs the network: the font from npm, and fonttools with its packer by uv.
"""

import hashlib
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

from tools.client import ROOT, WEB, run

PACKAGE = "@fontsource/shippori-mincho@5.3.0"
FONT = "package/files/shippori-mincho-japanese-800-normal.woff2"
SHA256 = "5e97f864b61ec444957b4cc5a81cd7400f4515a2fb75db627fc798d955807e07"
LICENCE = "package/LICENSE"
FONTTOOLS = "fonttools[woff]==4.68.0"

FONTS = WEB / "src" / "fonts"
SIGNS = FONTS / "signs.woff2"
STYLE = FONTS / "signs.css"
PUBLISHED_LICENCE = WEB / "public" / "signs-licence.txt"
"""Accompanies the font: into the build, and so into the wheel."""

SOURCES = ("*.svelte", "*.ts", "*.svg", "*.css")
SIGN = re.compile("[\u3041-\u30ff\u3400-\u9fff\uf900-\ufaff]")
"""Kana and kanji. Punctuation ends sentences, which are set in the reader's own fonts."""

RULE = """/* Made by tools/signs.py: the characters of our signs, cut out of Shippori Mincho (SIL Open Font License). */
@font-face {{
  font-family: 'Uogashi Signs';
  font-weight: 700;
  /* A moment of nothing is better than a moment of boxes. */
  font-display: block;
  src: url('./signs.woff2') format('woff2');
  unicode-range:
{ranges};
}}
"""


def main() -> int:
    signs = "".join(sorted(used()))
    with tempfile.TemporaryDirectory() as folder:
        font, licence = fetch(Path(folder))
        FONTS.mkdir(exist_ok=True)
        failed = cut(font, signs)
        if failed:
            return failed
        shutil.copyfile(licence, PUBLISHED_LICENCE)
    STYLE.write_text(write_rule(signs), encoding="utf-8")
    print(f"{len(signs)} signs in {SIGNS.stat().st_size} bytes: {SIGNS.relative_to(ROOT)}")
    return 0


def used() -> set[str]:
    """Every kanji and kana of the client itself, tests aside."""
    files = [file for pattern in SOURCES for file in (WEB / "src").rglob(pattern) if "generated" not in file.parts]
    texts = (file.read_text(encoding="utf-8") for file in files if not file.name.endswith(".test.ts"))
    return {sign for text in texts for sign in SIGN.findall(text)}


def included() -> set[str]:
    """The characters that the font has, according to its CSS rule."""
    return {chr(int(code, 16)) for code in re.findall(r"U\+([0-9A-F]+)", STYLE.read_text(encoding="utf-8"))}


def fetch(folder: Path) -> tuple[Path, Path]:
    """The whole font and its licence."""
    if run("npm", "pack", PACKAGE, "--pack-destination", str(folder), "--silent"):
        sys.exit(f"{PACKAGE} cannot be had from npm")
    (packed,) = folder.glob("*.tgz")
    with tarfile.open(packed) as archive:
        for name in (FONT, LICENCE):
            archive.extract(name, folder, filter="data")
    font = folder / FONT
    found = hashlib.sha256(font.read_bytes()).hexdigest()
    if found != SHA256:
        sys.exit(f"{FONT} of {PACKAGE} is not the one that we know: {found}")
    return font, folder / LICENCE


def cut(font: Path, signs: str) -> int:
    """Only these characters, with what vertical writing needs."""
    subset = ["pyftsubset", str(font), f"--text={signs}", f"--output-file={SIGNS}", "--flavor=woff2"]
    options = ["--no-hinting", "--layout-features=vert,vrt2", "--name-IDs=0,1,2,5,13,14"]
    return subprocess.run(["uv", "run", "--no-project", "--with", FONTTOOLS, *subset, *options], check=False).returncode


def write_rule(signs: str) -> str:
    codes = [f"U+{ord(sign):04X}" for sign in signs]
    lines = [", ".join(codes[at : at + 14]) for at in range(0, len(codes), 14)]
    return RULE.format(ranges=",\n".join(f"    {line}" for line in lines))


if __name__ == "__main__":
    sys.exit(main())
