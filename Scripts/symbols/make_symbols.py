#!/usr/bin/env python3
"""Makes Sources/SymbolSet/Symbols/Symbols.txt from symbols.txt, the table beside this file. Run by hand when the table changes:

    python3 -m venv .build/symbols
    .build/symbols/bin/pip install -r Scripts/symbols/requirements.txt
    .build/symbols/bin/python Scripts/symbols/make_symbols.py

The drawings are those of Phosphor (PyPI's package `py-phosphor-icons`) and our own. The output depends only on the table and
the versions in requirements.txt: running the script again changes nothing.

The file that comes out has one record a line, sorted by name in the order of bytes, so that a reader can search it by halving
and parse only the line that it wants. Fields are separated by tabs, the first is the name, the others begin with a letter:

    NAME        =OTHER: the same as that symbol. Else:
                b: the ink's left, top, right and bottom edge in regular weight
                s: lines, to be stroked in the weight's width
                f: areas, to be filled
                1 2 3: the outline of lines in each of WEIGHTS; one of them is filled along with the areas
    NAME/in     the drawing in the size in which shapes enclose it. s: its lines; 1 2 3: their outlines; or f: its areas.
                Outlines and areas turn the other way than a shape's area, so that they are holes in it.
    NAME/shape  d: how much lower than the middle the enclosed one lies; 1 2 3: the outline of the shape's lines

Paths have m, l, c, q and z only, each relative to the point before, as in SVG. All numbers are whole tenths of Phosphor's
units: the square's side is 2560.
"""

import importlib.resources
import math
import shlex
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pathops
from drawing import (
    REGULAR, Contour, Drawing, circle, cleaned, dot, parse, read_svg, reversed_path, stroked, to_path, widened,
)
from fontTools.misc.transform import Transform
from pathops import PathVerb

REPOSITORY = Path(__file__).resolve().parents[2]
TABLE = Path(__file__).with_name("symbols.txt")
OUTPUT = REPOSITORY / "Sources/SymbolSet/Symbols/Symbols.txt"
PHOSPHOR = importlib.resources.files("py_phosphor_icons") / "svgs"

# The weights in which outlines of lines are stored, and the width of a line there: Phosphor's regular (16) and bold (24), and
# in proportion between them. Sources/SymbolSet/SymbolWeight.swift has the same.
WEIGHTS = {400: 16.0, 600: 16 + 8 * 2 / 3, 700: 24.0}

# The radius of the dots in Phosphor's lists.
LIST_DOT = 12

# What is enclosed in a shape: it ends in a circle of this radius, and keeps no more than this part of its size. A plus is then
# half as wide as the circle around it. Areas look smaller than lines and so are larger.
ENCLOSED_LINES = (60, 0.56)
ENCLOSED_AREAS = (70, 0.66)

# The space around a slash, a badge, and whatever the table says `gap` of.
GAP = 14

# A badge: where it is and how far it reaches. It shows the symbol that it is named after, but full where the lines of that
# would run together.
BADGE_CENTER, BADGE_RADIUS = (200, 192), 34
BADGES = {"person.crop": "user-fill", "gearshape": "gear-six-fill", "clock": "clock-fill", "key": "key-fill"}
BADGE_DOT_CENTER, BADGE_DOT_RADIUS = (204, 56), 32

# As Phosphor strikes out an eye.
SLASH = "M48 40L208 216"


class TableError(Exception):
    """A line of the table that says something impossible."""


@dataclass
class Entry:
    name: str
    drawing: str
    options: list[str] = field(default_factory=list)


def read_table() -> Iterator[Entry]:
    for line in TABLE.read_text().splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        name, drawing, *rest = [part.strip() for part in line.split(" | ")]
        yield Entry(name, drawing, [option.strip() for option in rest[0].split("; ")] if rest else [])


# Expressions


def evaluate(expression: str, full: bool = False) -> Drawing:
    """The drawing of an expression; with `full`, of its terms in Phosphor's fill weight."""
    words = Words(expression)
    result = words.term(full)
    while words:
        match words.take():
            case "+":
                result = result + words.term(full)
            case "cut":
                result = result.without(words.term(False).ink())
            case "gap":
                result = result.without(widened(words.term(False).ink(), GAP))
            case other:
                raise TableError(f"{other!r} in {expression!r} is neither an operation nor a change of a term.")
    return result


class Words:
    def __init__(self, expression: str) -> None:
        lexer = shlex.shlex(expression, posix=False, punctuation_chars=False)
        lexer.whitespace_split, lexer.commenters = True, ""
        self.words = list(lexer)

    def __len__(self) -> int:
        return len(self.words)

    def take(self) -> str:
        return self.words.pop(0)

    def term(self, full: bool) -> Drawing:
        drawing = self.bare_term(full)
        while self.words and (change := transform(self.words, drawing)) is not None:
            drawing = drawing.transformed(change)
        return drawing

    def bare_term(self, full: bool) -> Drawing:
        word = self.take()
        if word == "dot":
            *center, radius = [*numbers(self.take()), LIST_DOT][:3]
            return Drawing(dot(tuple(center), radius))
        if word == "area":
            return Drawing(areas=cleaned(to_path(parse(self.take().strip('"')))))
        if word.startswith('"'):
            lines = Drawing(parse(word.strip('"')))
            return Drawing(areas=lines.silhouette()) if full else lines
        if word.endswith("-fill") or not full:
            return phosphor(word)
        return phosphor(f"{word}-fill")


def numbers(text: str) -> list[float]:
    return [float(number) for number in text.split(",")]


def transform(words: list[str], drawing: Drawing) -> Transform | None:
    """Takes the next words if they are a change of the term before, around its middle."""
    left, top, right, bottom = drawing.ink().bounds
    x, y = (left + right) / 2, (top + bottom) / 2
    to_middle, back = Transform().translate(x, y), Transform().translate(-x, -y)
    match words[0]:
        case "mirror":
            words.pop(0)
            return to_middle.scale(-1, 1).transform(back)
        case "flip":
            words.pop(0)
            return to_middle.scale(1, -1).transform(back)
        case "turn":
            words.pop(0)
            return to_middle.rotate(math.radians(float(words.pop(0)))).transform(back)
        case word if word.startswith("*"):
            words.pop(0)
            return to_middle.scale(float(word[1:])).transform(back)
        case word if word.startswith("@"):
            words.pop(0)
            new_x, new_y = numbers(word[1:])
            return Transform().translate(new_x - x, new_y - y)
    return None


def phosphor(name: str) -> Drawing:
    folder = "fill" if name.endswith("-fill") else "regular"
    file = PHOSPHOR / "stroke" / folder / f"{name}.svg"
    if not file.is_file():
        raise TableError(f"Phosphor has no {name!r}.")
    return read_svg(file.read_text())


# Rules


def with_slash(drawing: Drawing) -> Drawing:
    slash = parse(SLASH)
    return drawing.without(stroked(slash, REGULAR + 2 * GAP)) + Drawing(slash)


def with_badge(drawing: Drawing, badge: Drawing) -> Drawing:
    badge = badge.centred(BADGE_CENTER, BADGE_RADIUS, limit=0.5)
    left, top, right, bottom = badge.ink().bounds
    radius = max(right - left, bottom - top) / 2 + GAP
    return drawing.without(disc(BADGE_CENTER, radius)) + badge


def with_dot(drawing: Drawing) -> Drawing:
    gap = disc(BADGE_DOT_CENTER, BADGE_DOT_RADIUS + GAP)
    return drawing.without(gap) + Drawing(areas=disc(BADGE_DOT_CENTER, BADGE_DOT_RADIUS))


def disc(center: tuple[float, float], radius: float) -> pathops.Path:
    return cleaned(to_path(circle(center, radius)))


# Records


def record(drawing: Drawing) -> list[str]:
    edges = " ".join(str(round(edge * 10)) for edge in drawing.ink().bounds)
    if not drawing.lines:
        return [f"b{edges}", f"f{path_data(drawing.ink())}"]
    if not list(drawing.areas.segments):
        return [f"b{edges}", f"s{lines_data(drawing.lines)}"]
    return [f"b{edges}", f"f{path_data(cleaned(drawing.areas))}", *outlines(drawing.lines)]


def outlines(lines: list[Contour], turned: bool = False) -> list[str]:
    paths = (cleaned(stroked(lines, width)) for width in WEIGHTS.values())
    return [f"{n}{path_data(reversed_path(path) if turned else path)}" for n, path in enumerate(paths, 1)]


def enclosed_record(drawing: Drawing) -> list[str]:
    is_area = bool(list(drawing.areas.segments))
    drawing = drawing.centred((128, 128), *(ENCLOSED_AREAS if is_area else ENCLOSED_LINES))
    if is_area:
        return [f"f{path_data(reversed_path(drawing.ink()))}"]
    return [f"s{lines_data(drawing.lines)}", *outlines(drawing.lines, turned=True)]


def lines_data(lines: list[Contour]) -> str:
    return "".join(pieces(to_path(lines)))


def path_data(path: pathops.Path) -> str:
    return "".join(pieces(path))


def pieces(path: pathops.Path) -> Iterator[str]:
    letters = {PathVerb.MOVE: "m", PathVerb.LINE: "l", PathVerb.QUAD: "q", PathVerb.CUBIC: "c", PathVerb.CLOSE: "z"}
    x, y = start = (0, 0)
    for verb, points in path:
        places = [(round(10 * left), round(10 * top)) for left, top in points]
        yield letters[verb] + joined(number for left, top in places for number in (left - x, top - y))
        x, y = places[-1] if places else start
        if verb == PathVerb.MOVE:
            start = (x, y)


def joined(numbers: Iterator[int]) -> str:
    """With a space only where no minus sign parts two numbers."""
    return "".join(f" {number}" if number >= 0 else str(number) for number in numbers).lstrip()


class Records:
    def __init__(self, entries: list[Entry]) -> None:
        self.lines: dict[str, list[str]] = {}
        self.drawings = {entry.name: evaluate(entry.drawing) for entry in entries}

    def put(self, name: str, fields: list[str]) -> None:
        if name in self.lines:
            raise TableError(f"{name!r} is there twice.")
        self.lines[name] = fields

    def add(self, entry: Entry) -> None:
        drawing = self.drawings[entry.name]
        before = set(self.lines)
        self.put(entry.name, record(drawing))
        full = self.full(entry)
        if full is not None:
            self.put(f"{entry.name}.fill", record(full))
        for option in entry.options:
            self.add_option(entry.name, option, drawing, full)
        made = [name for name in self.lines if name not in before]
        for option in entry.options:
            if option.startswith("alias "):
                other = option.removeprefix("alias ")
                for name in made:
                    if not name.endswith("/shape"):
                        fields = self.lines[name]
                        same = fields if fields[0].startswith("=") else [f"={name}"]
                        self.put(other + name.removeprefix(entry.name), same)

    def full(self, entry: Entry) -> Drawing | None:
        for option in entry.options:
            if option == "fill":
                return evaluate(entry.drawing, full=True)
            if option.startswith("fill = "):
                return evaluate(option.removeprefix("fill = "))
        return None

    def enclosed(self, rest: str, drawing: Drawing, full: Drawing | None) -> Drawing:
        if rest.startswith("= "):
            return evaluate(rest.removeprefix("= "))
        return full if full is not None and rest == "solid" else drawing

    def badge(self, name: str) -> Drawing:
        if name in BADGES:
            return phosphor(BADGES[name])
        if name not in self.drawings:
            raise TableError(f"There is no symbol {name!r} to make a badge of.")
        return self.drawings[name]

    def add_option(self, name: str, option: str, drawing: Drawing, full: Drawing | None) -> None:
        word, _, rest = option.partition(" ")
        match word:
            case "fill" | "alias":
                pass
            case "enclosed":
                self.put(f"{name}/in", enclosed_record(self.enclosed(rest, drawing, full)))
            case "shape":
                self.put(f"{name}/shape", [f"d{round(float(rest or 0) * 10)}", *outlines(drawing.lines)])
            case "slash":
                self.put(f"{name}.slash", record(with_slash(drawing)))
                if full is not None:
                    self.put(f"{name}.slash.fill", record(with_slash(full)))
            case "badge" if rest == "dot":
                self.put(f"{name}.badge", record(with_dot(drawing)))
                if full is not None:
                    self.put(f"{name}.badge.fill", record(with_dot(full)))
            case "badge":
                badge = self.badge(rest)
                self.put(f"{name}.badge.{rest}", record(with_badge(drawing, badge)))
                if full is not None:
                    self.put(f"{name}.fill.badge.{rest}", record(with_badge(full, badge)))
                    self.put(f"{name}.badge.{rest}.fill", [f"={name}.fill.badge.{rest}"])
            case _:
                raise TableError(f"{option!r} of {name!r} is none of the words at the head of the table.")


def main() -> None:
    entries = list(read_table())
    records = Records(entries)
    for entry in entries:
        records.add(entry)
    lines = ["\t".join([name, *fields]) for name, fields in records.lines.items()]
    OUTPUT.write_text("\n".join(sorted(lines, key=str.encode)) + "\n")


if __name__ == "__main__":
    try:
        main()
    except TableError as error:
        sys.exit(f"{TABLE.name}: {error}")
