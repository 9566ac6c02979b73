#!/usr/bin/env python3
"""Makes every file in Sources/TextEngine/Fonts. Run by hand when a typeface, a weight or a slice changes:

    apt-get install fonts-inter fonts-noto-cjk
    python3 -m venv .build/fonts
    .build/fonts/bin/pip install -r Scripts/fonts/requirements.txt
    .build/fonts/bin/python Scripts/fonts/make_fonts.py

Four families come out: "Martlet Text" (Inter), "Martlet Rounded" (Nunito), "Martlet Serif" (Source Serif 4) and "Martlet
Monospaced" (JetBrains Mono), each in four weights, each weight cut into slices of Unicode that share no character. A slice is
written twice from the same tables: as OpenType, which Pango measures with, and as WOFF2, which the browser draws with. Because
both sides have the same slices they change fonts at the same characters, kern the same pairs, and so agree on every width.

For Chinese, Japanese and Korean, han_fonts.py makes what text is measured with. What a browser draws it with is far too large
to be kept here, and is cut from the installed fonts when it is asked for.

The output depends on the input files, the versions in requirements.txt and the libraries under them: on another system tables of
the same content may be packed otherwise, and files then change their names.
"""

import argparse
import hashlib
import importlib.util
import io
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import OverlapMode, instantiateVariableFont

from han_fonts import write_han

REPOSITORY = Path(__file__).resolve().parents[2]
OUTPUT = REPOSITORY / "Sources/TextEngine/Fonts"
INTER = Path("/usr/share/fonts/opentype/inter")

WEIGHTS = {400: "Regular", 500: "Medium", 600: "SemiBold", 700: "Bold"}

# Without `calt`: Inter would show "->" as an arrow and the x of "3x4" as a multiplication sign, which Apple's font does not.
FEATURES = ["ccmp", "kern", "liga", "locl", "mark", "mkmk"]

# Ascent and descent of SF Pro as a part of the size (Sources/TextEngine/LineMetrics.swift has the source). Written into the
# files so that a browser, given our line height, puts the baseline where we do.
ASCENT, DESCENT = 1950 / 2048, 494 / 2048

# What Western European text needs, with the marks that turn decomposed letters into these.
LATIN = (
    (0x20, 0x7E), (0xA0, 0xFF), (0x131, 0x131), (0x152, 0x153), (0x178, 0x178), (0x2BB, 0x2BC), (0x2C6, 0x2C6),
    (0x2DA, 0x2DA), (0x2DC, 0x2DC), (0x300, 0x303), (0x308, 0x308), (0x30A, 0x30A), (0x327, 0x327), (0x2009, 0x200A),
    (0x2010, 0x201E), (0x2020, 0x2022), (0x2026, 0x2026), (0x202F, 0x202F), (0x2030, 0x2030), (0x2032, 0x2033),
    (0x2039, 0x203A), (0x2044, 0x2044), (0x20AC, 0x20AC), (0x2122, 0x2122), (0x2190, 0x2193), (0x2212, 0x2212),
    (0x2215, 0x2215), (0xFFFD, 0xFFFD),
)
LATIN_EXTENDED = (
    (0x100, 0x36F), (0x1D00, 0x1DFF), (0x1E00, 0x1EFF), (0x2C60, 0x2C7F), (0xA700, 0xA7FF), (0xAB30, 0xAB6F),
    (0xFB00, 0xFB06),
)
GREEK = ((0x370, 0x3FF), (0x1F00, 0x1FFF))
CYRILLIC = ((0x400, 0x52F), (0x1C80, 0x1C8F), (0x2DE0, 0x2DFF), (0xA640, 0xA69F))
SYMBOLS = ((0x2000, 0x2BFF),)

# A character belongs to the first slice that names it.
SLICES = {
    "Latin": LATIN, "LatinExtended": LATIN_EXTENDED, "Greek": GREEK, "Cyrillic": CYRILLIC, "Symbols": SYMBOLS,
}


def inter(weight):
    return TTFont(INTER / f"Inter-{WEIGHTS[weight]}.otf", recalcTimestamp=False)


def nunito(weight):
    return instance("fontpkg_nunito", "Nunito[wght].ttf", wght=weight)


def source_serif(weight):
    # Drawn for texts of 16 points: the size decides little, and one file for all of them is enough.
    return instance("fontpkg_source_serif_4", "SourceSerif4[opsz,wght].ttf", wght=weight, opsz=16)


def jetbrains_mono(weight):
    return instance("fontpkg_jetbrains_mono", "JetBrainsMono[wght].ttf", wght=weight)


def instance(package, file, **axes):
    folder = Path(importlib.util.find_spec(package).origin).parent
    variable = TTFont(folder / "files" / file, recalcTimestamp=False)
    return instantiateVariableFont(variable, axes, overlap=OverlapMode.KEEP_AND_SET_FLAGS)


@dataclass(frozen=True)
class Family:
    name: str
    # How the names of its files begin.
    stem: str
    # Opens one weight of the typeface it is made of.
    source: Callable[[int], TTFont]
    slices: tuple


FAMILIES = (
    Family("Martlet Text", "text", inter, ("Latin", "LatinExtended", "Greek", "Cyrillic", "Symbols")),
    # Nunito has no Greek; both Pango and the page then take it from Martlet Text.
    Family("Martlet Rounded", "rounded", nunito, ("Latin", "LatinExtended", "Cyrillic", "Symbols")),
    Family("Martlet Serif", "serif", source_serif, ("Latin", "LatinExtended", "Greek", "Cyrillic", "Symbols")),
    Family(
        "Martlet Monospaced", "monospaced", jetbrains_mono, ("Latin", "LatinExtended", "Greek", "Cyrillic", "Symbols")),
)


def main():
    argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter).parse_args()
    OUTPUT.mkdir(parents=True, exist_ok=True)
    for pattern in ("*.otf", "*.ttf", "*.woff2", "*.css", "han-slices-*.txt"):
        for old in OUTPUT.glob(pattern):
            old.unlink()

    rules = [rule for family in FAMILIES for weight in WEIGHTS for rule in write_weight(family, weight)]
    sheet = ("\n".join(rules) + "\n").encode()
    (OUTPUT / f"faces-{short_hash(sheet)}.css").write_bytes(sheet)

    drawn_before = {c for weight in WEIGHTS for c in inter(weight).getBestCmap()}
    write_han(OUTPUT, drawn_before, take_line_metrics)


def write_weight(family, weight):
    """Writes all slices of one weight; returns their CSS rules."""
    whole = saved(family.source(weight))
    characters = set(TTFont(io.BytesIO(whole)).getBestCmap())
    for name, own in partition(characters, family.slices).items():
        font = cut(TTFont(io.BytesIO(whole), recalcTimestamp=False), own)
        take_name(font, family, name, weight)
        take_line_metrics(font)

        suffix = "otf" if "CFF " in font else "ttf"
        (OUTPUT / f"{family.stem}-{weight}-{name}.{suffix}").write_bytes(saved(font))
        font.flavor = "woff2"
        data = saved(font)
        served = f"{family.stem}-{weight}-{name}-{short_hash(data)}.woff2"
        (OUTPUT / served).write_bytes(data)
        yield face_rule(family, weight, served, own)


def partition(characters, names):
    """The characters of each slice, without those of the slices before it."""
    parts, left = {}, set(characters)
    for name in names:
        parts[name] = {c for c in left if any(first <= c <= last for first, last in SLICES[name])}
        left -= parts[name]
    return parts


def cut(font, characters):
    """Leaves only what `characters` need. Every slice can also draw a space: Pango keeps a space in the font before it."""
    options = Options()
    options.layout_features = FEATURES
    options.hinting = False
    options.notdef_outline = True
    options.drop_tables += ["DSIG", "STAT", "gasp", "meta"]
    options.name_IDs = [0, 13, 14]
    options.recalc_timestamp = False
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=characters | {0x20})
    subsetter.subset(font)
    return font


def take_name(font, family, slice_name, weight):
    """Each slice is a family of its own for Pango, which then asks them in order; the page joins them by unicode-range."""
    names = font["name"]
    own = f"{family.name} {slice_name}"
    post_script = f"{own.replace(' ', '')}-{weight}"
    for key, value in {1: own, 2: "Regular", 3: post_script, 4: f"{own} {weight}", 6: post_script}.items():
        names.setName(value, key, 3, 1, 0x409)
    font["OS/2"].usWeightClass = weight
    if "CFF " in font:
        cff = font["CFF "].cff
        cff.fontNames[0] = post_script
        cff.topDictIndex[0].FamilyName = own
        cff.topDictIndex[0].FullName = f"{own} {weight}"


def take_line_metrics(font):
    ascent = round(ASCENT * font["head"].unitsPerEm)
    descent = round(DESCENT * font["head"].unitsPerEm)
    hhea, os2 = font["hhea"], font["OS/2"]
    hhea.ascent, hhea.descent, hhea.lineGap = ascent, -descent, 0
    os2.sTypoAscender, os2.sTypoDescender, os2.sTypoLineGap = ascent, -descent, 0
    os2.usWinAscent, os2.usWinDescent = ascent, descent


def short_hash(data):
    return hashlib.sha256(data).hexdigest()[:8]


def saved(font):
    buffer = io.BytesIO()
    font.save(buffer, reorderTables=True)
    return buffer.getvalue()


def face_rule(family, weight, served, characters):
    return (
        f'@font-face{{font-family:"{family.name}";font-weight:{weight};font-style:normal;font-display:block;'
        f'src:url("/fonts/{served}") format("woff2");unicode-range:{unicode_range(characters)}}}'
    )


def unicode_range(characters):
    runs = []
    for character in sorted(characters):
        if runs and character == runs[-1][1] + 1:
            runs[-1][1] = character
        else:
            runs.append([character, character])
    return ",".join(f"U+{first:X}" if first == last else f"U+{first:X}-{last:X}" for first, last in runs)


if __name__ == "__main__":
    main()
