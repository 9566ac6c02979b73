"""Line drawings and areas in Phosphor's square of 256 units, and what the rules of symbols do to them.

A `Drawing` has lines, which are stroked with a width that follows the weight, and areas, which are filled and stay as they
are. Skia (skia-pathops) does the geometry of areas.
"""

import math
import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

import pathops
from fontTools.misc.bezierTools import splitCubicAtT
from fontTools.misc.transform import Transform
from fontTools.pens.basePen import BasePen
from fontTools.svgLib.path import parse_path
from fontTools.svgLib.path.shapes import PathBuilder

Point = tuple[float, float]
# A straight line has two points, a cubic curve four.
Segment = tuple[Point, ...]

# The width of a line in Phosphor's regular weight.
REGULAR = 16.0

# How far Skia's outlines may be from round, in units: a hundredth of a point in a text of 10.
CURVE_TOLERANCE = 0.2

# What is left of an area beside a hole is a crumb if it is smaller than a dot of 12 units.
CRUMB_AREA = 110.0

# Which way the outer contours turn that `simplify` leaves; holes turn the other way.
OUTER_IS_CLOCKWISE = False


@dataclass
class Contour:
    segments: list[Segment]
    is_closed: bool

    def transformed(self, transform: Transform) -> "Contour":
        return Contour([tuple(map(transform.transformPoint, segment)) for segment in self.segments], self.is_closed)


class ContourPen(BasePen):
    """Collects what is drawn as straight lines and cubic curves."""

    def __init__(self) -> None:
        super().__init__(None)
        self.contours: list[Contour] = []
        self.start: Point = (0, 0)

    def _moveTo(self, point: Point) -> None:
        self.start = point
        self.contours.append(Contour([], is_closed=False))

    def _lineTo(self, point: Point) -> None:
        if point != self._getCurrentPoint() or not self.contours[-1].segments:
            self.contours[-1].segments.append((self._getCurrentPoint(), point))

    def _curveToOne(self, first: Point, second: Point, point: Point) -> None:
        self.contours[-1].segments.append((self._getCurrentPoint(), first, second, point))

    def _closePath(self) -> None:
        if math.dist(self._getCurrentPoint(), self.start) > 0.01:
            self._lineTo(self.start)
        self.contours[-1].is_closed = True

    def _endPath(self) -> None:
        pass


@dataclass
class Drawing:
    lines: list[Contour] = field(default_factory=list)
    areas: pathops.Path = field(default_factory=pathops.Path)

    def __add__(self, other: "Drawing") -> "Drawing":
        areas = pathops.Path()
        pathops.union([*self.areas.contours, *other.areas.contours], areas.getPen())
        return Drawing(self.lines + other.lines, areas)

    def transformed(self, transform: Transform) -> "Drawing":
        return Drawing([line.transformed(transform) for line in self.lines], self.areas.transform(*transform))

    def ink(self, width: float = REGULAR) -> pathops.Path:
        """All that is painted when the lines have this width."""
        ink = pathops.Path()
        ink.addPath(self.areas)
        ink.addPath(stroked(self.lines, width))
        return cleaned(ink)

    def silhouette(self) -> pathops.Path:
        """What is painted if the closed lines are full."""
        silhouette = self.ink()
        silhouette.addPath(to_path(line for line in self.lines if line.is_closed))
        return cleaned(silhouette, keep_holes=False)

    def centred(self, center: Point, radius: float, limit: float) -> "Drawing":
        """Moved and made smaller so that its areas and the bones of its lines lie within a circle, and to no more than `limit`,
        a part of its size."""
        left, top, right, bottom = self.bones().bounds
        middle = ((left + right) / 2, (top + bottom) / 2)
        reach = max(math.dist(middle, point) for point in points(self.bones()))
        scale = min(limit, radius / reach)
        return self.transformed(Transform().translate(*center).scale(scale).translate(-middle[0], -middle[1]))

    def bones(self) -> pathops.Path:
        bones = to_path(self.lines)
        bones.addPath(self.areas)
        return bones

    def without(self, hole: pathops.Path) -> "Drawing":
        """Areas are cut at the edge of the hole; lines end so early that their round ends do not reach into it. Crumbs go."""
        areas = pathops.Path()
        for contour in pathops.op(self.areas, hole, pathops.PathOp.DIFFERENCE).contours:
            if abs(contour.area) >= CRUMB_AREA:
                areas.addPath(contour)
        wider = widened(hole, REGULAR / 2)
        return Drawing([piece for line in self.lines for piece in cut(line, wider.contains)], areas)


def to_path(contours: Iterable[Contour]) -> pathops.Path:
    path = pathops.Path()
    for contour in contours:
        path.moveTo(*contour.segments[0][0])
        for segment in contour.segments:
            if len(segment) == 2:
                path.lineTo(*segment[1])
            else:
                path.cubicTo(*segment[1], *segment[2], *segment[3])
        if contour.is_closed:
            path.close()
    return path


def stroked(contours: Iterable[Contour], width: float) -> pathops.Path:
    path = to_path(contours)
    path.stroke(width, pathops.LineCap.ROUND_CAP, pathops.LineJoin.ROUND_JOIN, 4)
    path.convertConicsToQuads(CURVE_TOLERANCE)
    return path


def cleaned(path: pathops.Path, keep_holes: bool = True) -> pathops.Path:
    """One outline around all that is painted: outer contours turn one way, holes the other."""
    path.simplify(fix_winding=True, keep_starting_points=False)
    if keep_holes:
        return path
    outer = pathops.Path()
    pathops.union([contour for contour in path.contours if contour.clockwise == OUTER_IS_CLOCKWISE], outer.getPen())
    return outer


def widened(path: pathops.Path, distance: float) -> pathops.Path:
    wider = pathops.Path()
    wider.addPath(path)
    wider.stroke(2 * distance, pathops.LineCap.ROUND_CAP, pathops.LineJoin.ROUND_JOIN, 4)
    wider.convertConicsToQuads(CURVE_TOLERANCE)
    wider.addPath(path)
    return cleaned(wider)


def reversed_path(path: pathops.Path) -> pathops.Path:
    turned = pathops.Path()
    turned.addPath(path)
    turned.reverse()
    return turned


def points(path: pathops.Path) -> list[Point]:
    return [point for _, operands in path for point in operands]


def parse(data: str) -> list[Contour]:
    pen = ContourPen()
    parse_path(data, pen)
    return [contour for contour in pen.contours if contour.segments]


def circle(center: Point, radius: float) -> list[Contour]:
    (x, y), r = center, radius
    return parse(f"M{x - r} {y}A{r} {r} 0 0 1 {x + r} {y}A{r} {r} 0 0 1 {x - r} {y}Z")


def dot(center: Point, radius: float) -> list[Contour]:
    """A dot made of lines, so that it grows with their width: a small circle, and a point in it for lines that are so thin
    that the circle would stay open."""
    x, y = center
    middle = Contour([((x, y), (x, y))], is_closed=False)
    return [middle] if radius <= REGULAR / 2 else [middle, *circle(center, radius - REGULAR / 2)]


def read_svg(text: str) -> Drawing:
    """Reads one of Phosphor's drawings: shapes with a stroke are lines, circles without one are dots, the rest is area."""
    drawing = Drawing()
    areas = pathops.Path()
    for element in ElementTree.fromstring(text).iter():
        if element.get("width") == "256" and element.get("fill") == "none":
            continue
        transform = read_transform(element.attrib.pop("transform", ""))
        builder = PathBuilder()
        builder.add_path_from_element(element)
        is_line = element.get("stroke") is not None
        for data in builder.paths:
            shape = [contour.transformed(transform) for contour in parse(data)]
            if is_line:
                drawing.lines += shape
            elif element.tag.endswith("circle"):
                center = (float(element.get("cx")), float(element.get("cy")))
                drawing.lines += dot(center, float(element.get("r")))
            else:
                areas.addPath(to_path(shape))
    drawing.areas = cleaned(areas)
    return drawing


def read_transform(text: str) -> Transform:
    """Phosphor's drawings are moved and turned, no more."""
    transform = Transform()
    for name, numbers in re.findall(r"(\w+)\(([^)]*)\)", text):
        values = [float(number) for number in re.split(r"[ ,]+", numbers.strip())]
        if name == "translate":
            transform = transform.translate(*values)
        elif name == "rotate" and len(values) == 1:
            transform = transform.rotate(math.radians(values[0]))
        else:
            raise ValueError(f"{name}({numbers}) is not among the changes that Phosphor's drawings have had so far.")
    return transform


def cut(line: Contour, is_in_hole: Callable[[Point], bool]) -> list[Contour]:
    """The pieces of a line that lie outside a hole."""
    pieces: list[list[Segment]] = []
    is_open = False
    for segment in line.segments:
        for part in split(segment, is_in_hole):
            is_outside = not is_in_hole(middle_of(part))
            if is_outside and not is_open:
                pieces.append([])
            if is_outside:
                pieces[-1].append(part)
            is_open = is_outside
    if len(pieces) == 1 and len(pieces[0]) == len(line.segments) and not any(map(is_in_hole, ends(line))):
        return [line]
    if line.is_closed and len(pieces) > 1 and pieces[0][0][0] == pieces[-1][-1][-1]:
        pieces[0] = pieces.pop() + pieces[0]
    return [Contour(piece, is_closed=False) for piece in pieces]


def ends(line: Contour) -> list[Point]:
    return [point for segment in line.segments for point in (segment[0], segment[-1])]


def split(segment: Segment, is_in_hole: Callable[[Point], bool]) -> list[Segment]:
    """Cuts a segment where it enters or leaves a hole."""
    steps = 64
    places = []
    for step in range(steps):
        low, high = step / steps, (step + 1) / steps
        if is_in_hole(at(segment, low)) == is_in_hole(at(segment, high)):
            continue
        for _ in range(30):
            middle = (low + high) / 2
            if is_in_hole(at(segment, middle)) == is_in_hole(at(segment, low)):
                low = middle
            else:
                high = middle
        places.append(low)
    if not places:
        return [segment]
    if len(segment) == 4:
        return splitCubicAtT(*segment, *places)
    stops = [segment[0], *(at(segment, place) for place in places), segment[1]]
    return list(zip(stops, stops[1:]))


def at(segment: Segment, t: float) -> Point:
    if len(segment) == 2:
        (x0, y0), (x1, y1) = segment
        return (x0 + (x1 - x0) * t, y0 + (y1 - y0) * t)
    weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
    return tuple(sum(weight * point[axis] for weight, point in zip(weights, segment)) for axis in (0, 1))


def middle_of(segment: Segment) -> Point:
    return at(segment, 0.5)
