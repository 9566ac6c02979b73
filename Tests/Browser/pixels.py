"""Colours of single places of a page or a picture file, without a library for pictures."""
import struct
import zlib


def at(page, x, y):
    """The colour (red, green, blue) at a place of the page, in CSS pixels."""
    return first(page.screenshot(clip={"x": x, "y": y, "width": 1, "height": 1}))


def first(png):
    """The first pixel of a PNG with three or four bytes a pixel. It has no neighbour, so no filter changes it."""
    assert png[24:26] in (b"\x08\x02", b"\x08\x06"), "This reads true colour with 8 bits a channel."
    data, place = b"", 8
    while place < len(png):
        length, kind = struct.unpack(">I4s", png[place : place + 8])
        if kind == b"IDAT":
            data += png[place + 8 : place + 8 + length]
        place += 12 + length
    return tuple(zlib.decompress(data)[1:4])
