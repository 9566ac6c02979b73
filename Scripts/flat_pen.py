"""Flat shapes in plain colours, drawn with Cairo, and the picture as PNG."""
import math
import struct
import zlib

import cairo


class Pen:
    """Shapes on a picture. Angles are in degrees, clockwise from three o'clock."""

    def __init__(self, width, height, scale):
        self.surface = cairo.ImageSurface(cairo.FORMAT_RGB24, width * scale, height * scale)
        self.context = cairo.Context(self.surface)
        self.context.scale(scale, scale)
        self.context.set_line_cap(cairo.LINE_CAP_ROUND)
        self.context.set_line_join(cairo.LINE_JOIN_ROUND)

    def colour(self, text):
        parts = [int(text[at:at + 2], 16) / 255 for at in range(1, len(text), 2)]
        self.context.set_source_rgba(*parts, *([1] if len(parts) == 3 else []))

    def fill(self, colour):
        self.colour(colour)
        self.context.fill()

    def stroke(self, colour, width):
        self.colour(colour)
        self.context.set_line_width(width)
        self.context.stroke()

    def polygon(self, colour, *points):
        for x, y in points:
            self.context.line_to(x, y)
        self.context.close_path()
        self.fill(colour)

    def line(self, colour, width, *points):
        for x, y in points:
            self.context.line_to(x, y)
        self.stroke(colour, width)

    def circle(self, colour, x, y, radius):
        self.ellipse(colour, x, y, radius, radius)

    def ring(self, colour, width, x, y, radius, start=0, end=360):
        self.context.new_sub_path()
        self.context.arc(x, y, radius, math.radians(start), math.radians(end))
        self.stroke(colour, width)

    def ellipse(self, colour, x, y, across, down, start=0, end=360):
        self.context.save()
        self.context.translate(x, y)
        self.context.scale(across, down)
        self.context.new_sub_path()
        self.context.arc(0, 0, 1, math.radians(start), math.radians(end))
        self.context.restore()
        self.fill(colour)

    def box(self, colour, x, y, width, height, radius=0):
        corners = ((x + width, y, -90), (x + width, y + height, 0), (x, y + height, 90), (x, y, 180))
        for corner_x, corner_y, angle in corners:
            centre_x = corner_x + (radius if corner_x == x else -radius)
            centre_y = corner_y + (radius if corner_y == y else -radius)
            self.context.arc(centre_x, centre_y, radius, math.radians(angle), math.radians(angle + 90))
        self.context.close_path()
        self.fill(colour)

    def curve(self, colour, start, *curves, width=None):
        """A path of Bézier curves, each (control, control, end): a line if it has a width, else filled."""
        self.context.move_to(*start)
        for first, second, end in curves:
            self.context.curve_to(*first, *second, *end)
        if width is None:
            self.fill(colour)
        else:
            self.stroke(colour, width)

    def turned(self, degrees, x, y):
        """Turns what is drawn inside `with` about a point."""
        return Turned(self.context, degrees, x, y)

    def png(self):
        """The picture as a file. Flat colours shrink best unfiltered: a fifth less than Cairo's own writer makes."""
        self.surface.flush()
        width, height, stride = self.surface.get_width(), self.surface.get_height(), self.surface.get_stride()
        pixels = bytes(self.surface.get_data())
        rows = bytearray()
        for top in range(0, height * stride, stride):
            row = bytearray(width * 3)
            for channel in range(3):  # Cairo keeps blue, green, red, unused.
                row[channel::3] = pixels[top + 2 - channel:top + width * 4:4]
            rows += b"\0" + row
        header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
        chunks = (b"IHDR", header), (b"IDAT", zlib.compress(bytes(rows), 9)), (b"IEND", b"")
        return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(kind, data) for kind, data in chunks)


class Turned:
    def __init__(self, context, degrees, x, y):
        self.context, self.degrees, self.x, self.y = context, degrees, x, y

    def __enter__(self):
        self.context.save()
        self.context.translate(self.x, self.y)
        self.context.rotate(math.radians(self.degrees))
        self.context.translate(-self.x, -self.y)

    def __exit__(self, *_):
        self.context.restore()


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
