"""What Chinese, Japanese and Korean text is measured with, and how the fonts that draw it are cut.

How wide a character is depends neither on the weight nor on the form that a country gives it (checked below). So a font that
maps every character to one of a few empty glyphs measures them all, in some kilobytes.

The slices are lists of characters, the most frequent ones first, as the Google Fonts team counted them; what they leave is cut
into runs of Unicode. A character belongs to the first slice that names it. Their files are not in a package:

    git clone https://github.com/googlefonts/nam-files.git .build/nam-files
    git -C .build/nam-files checkout 1d38a7d77ce11452ccbfe8fa9a0cb728ee6d7cd3
"""

import re
from pathlib import Path

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTCollection
from fontTools.ttLib.tables._c_m_a_p import CmapSubtable

REPOSITORY = Path(__file__).resolve().parents[2]
NOTO = Path("/usr/share/fonts/opentype/noto")
STRATEGIES = REPOSITORY / ".build/nam-files/slices"

# The forms of a character, as they are called in file names, and the strategies that their slices follow.
FORMS = {"ja": "japanese", "ko": "korean", "sc": "simplified-chinese", "tc": "traditional-chinese"}

# What counts as text of these scripts: letters, ideographs, their punctuation, and the symbols of Japanese that other fonts
# leave out. Sources/SceneCore/HanForm.swift has the same list.
RANGES = (
    (0x1100, 0x11FF), (0x203B, 0x203B), (0x2460, 0x24FF), (0x25A0, 0x25FF), (0x2605, 0x2606), (0x2640, 0x2640),
    (0x2642, 0x2642), (0x266A, 0x266A), (0x2E80, 0x312F), (0x3130, 0x9FFF), (0xA960, 0xA97F), (0xAC00, 0xD7FF),
    (0xF900, 0xFAFF), (0xFE30, 0xFE4F), (0xFF00, 0xFFEF), (0x20000, 0x3FFFF),
)

# How many characters a slice has that no strategy counts as frequent.
RARE = 160


def write_han(folder, drawn_before, take_line_metrics):
    """
    - folder: Where the files go.
    - drawn_before: The characters of the standard face, which stay its own.
    """
    for style, name in {"Sans": "Martlet Han", "Serif": "Martlet Serif Han"}.items():
        font = measuring_font(name, widths(style, drawn_before), take_line_metrics)
        font.save(folder / f"{name.lower().removeprefix('martlet ').replace(' ', '-')}.ttf", reorderTables=True)
    characters = sorted(widths("Sans", drawn_before))
    for form, strategy in FORMS.items():
        lines = frequent_slices(strategy, set(characters)) + rare_slices(characters)
        (folder / f"han-slices-{form}.txt").write_text("\n".join(lines) + "\n")


def widths(style, without):
    """How wide each character is, in thousandths of the size."""
    faces = [
        face for weight in ("Regular", "Bold")
        for face in TTCollection(NOTO / f"Noto{style}CJK-{weight}.ttc", lazy=True).fonts[:4]
    ]
    common = [{c: face["hmtx"][glyph][0] for c, glyph in face.getBestCmap().items() if is_han(c)} for face in faces]
    assert all(face == common[0] for face in common), "widths depend on weight or form"
    return {c: width for c, width in common[0].items() if c not in without}


def is_han(character):
    return any(first <= character <= last for first, last in RANGES)


def measuring_font(name, widths, take_line_metrics):
    """A font without outlines, with one glyph for each width."""
    glyphs = {width: f"w{width}" for width in sorted(set(widths.values()))}
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder([".notdef", "space", *glyphs.values()])
    builder.setupCharacterMap({0x20: "space"})
    builder.setupGlyf({glyph: TTGlyphPen(None).glyph() for glyph in builder.font.getGlyphOrder()})
    advances = {".notdef": (1000, 0), "space": (250, 0)} | {glyph: (width, 0) for width, glyph in glyphs.items()}
    builder.setupHorizontalMetrics(advances)
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupNameTable({"familyName": name, "styleName": "Regular"})
    builder.setupOS2()
    builder.setupPost()
    builder.font["head"].created = builder.font["head"].modified = 0
    builder.font.recalcTimestamp = False
    # Format 13 is made for this: runs of characters with one glyph.
    table = CmapSubtable.newSubtable(13)
    table.platformID, table.platEncID, table.language, table.reserved = 3, 10, 0, 0
    table.cmap = {0x20: "space"} | {c: glyphs[width] for c, width in widths.items()}
    table.length = table.nGroups = 0
    builder.font["cmap"].tables = [table]
    take_line_metrics(builder.font)
    return builder.font


def frequent_slices(strategy, characters):
    """The slices that were made by frequency, the most frequent first."""
    text = (STRATEGIES / f"{strategy}_default.txt").read_text()
    slices = [
        {int(c) for c in re.findall(r"codepoints: (\d+)", block)}
        for title, block in re.findall(r"\n# \d+ codepoints (.*)\nsubsets \{([^}]*)\}", text) if "FreqRange" in title
    ]
    own = [part & characters for part in reversed(slices)]
    return [spelled(part) for part in own if part]


def rare_slices(characters):
    parts = [characters[start:start + RARE] for start in range(0, len(characters), RARE)]
    # From the first to the last: what lies between and is in no font is asked for in vain once, and the list stays short.
    return [f"U+{part[0]:X}-{part[-1]:X}" for part in parts]


def spelled(characters):
    runs = []
    for character in sorted(characters):
        if runs and character == runs[-1][1] + 1:
            runs[-1][1] = character
        else:
            runs.append([character, character])
    return ",".join(f"U+{first:X}" if first == last else f"U+{first:X}-{last:X}" for first, last in runs)
