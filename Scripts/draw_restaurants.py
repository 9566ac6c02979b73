#!/usr/bin/env python3
"""Draws the pictures of Examples/Restaurants and writes them as an asset catalogue.

Run it by hand after changing a drawing; the result is part of the repository. It needs Debian's python3-cairo:

    /usr/bin/python3 Scripts/draw_restaurants.py

A picture is 360 x 240 points. Its drawing says where things are in points, from the top left.
"""
from picture_set import PictureSet

PICTURES = PictureSet("Restaurants", 360, 240)
picture = PICTURES.picture

SHADE, WHITE, RIM, INK, STEEL = "#00000022", "#fdfdfb", "#d5dbe0", "#2d3a45", "#c3ccd4"
RED, ORANGE, YELLOW, GREEN, FOREST, BLUE, NAVY, BROWN = (
    "#d9483b", "#ee8434", "#f5c242", "#5fa55a", "#2f6b4f", "#3f84c5", "#27517f", "#8a5a3c")


def plate(pen):
    pen.circle(SHADE, 184, 128, 102)
    pen.circle(WHITE, 180, 120, 102)
    pen.circle(RIM, 180, 120, 76)
    pen.circle(WHITE, 180, 120, 73)


@picture("lantern", "#f7ddd0")
def lantern(pen):
    pen.ellipse(SHADE, 180, 216, 112, 12)
    for x in (128, 150, 172, 194, 216, 238):
        pen.curve("#e3b658", (x, 122), ((x - 16, 96), (x + 14, 86), (x - 4, 58)), width=9)
    pen.line(BROWN, 7, (244, 120), (318, 26))
    pen.line(BROWN, 7, (228, 116), (290, 18))
    pen.ellipse(RED, 180, 122, 118, 96, 0, 180)
    pen.box(RED, 138, 204, 84, 14, 5)
    pen.box(WHITE, 66, 136, 228, 8)
    pen.ellipse("#b5382d", 180, 122, 118, 13)
    pen.ellipse("#e8b75a", 180, 121, 106, 9)


@picture("brick", "#e9dcd2")
def brick(pen):
    for row, y in enumerate(range(-4, 240, 28)):
        for x in range(-40 + (row % 2) * 32, 360, 64):
            pen.box("#c47a5c", x, y, 58, 22, 3)
    pen.circle(INK, 180, 158, 112)
    pen.box(INK, 68, 158, 224, 90)
    pen.curve(ORANGE, (92, 200), ((80, 150), (110, 130), (112, 96)), ((140, 130), (156, 160), (150, 200)))
    pen.curve(YELLOW, (104, 200), ((98, 168), (116, 156), (118, 134)), ((134, 156), (142, 176), (138, 200)))
    pen.ellipse("#d9a35c", 212, 196, 72, 20)
    pen.ellipse(RED, 212, 193, 60, 14)
    for x, y in ((178, 192), (204, 198), (232, 188), (250, 196), (210, 185)):
        pen.ellipse(WHITE, x, y, 10, 4)
    pen.box(BROWN, 40, 214, 280, 26, 4)


@picture("tide", "#d6e9f2")
def tide(pen):
    plate(pen)
    pen.curve(BLUE, (98, 122), ((130, 74), (200, 74), (236, 118)), ((204, 164), (136, 168), (98, 122)))
    pen.polygon(NAVY, (228, 118), (270, 88), (262, 120), (272, 152))
    pen.curve("#9cc4e6", (104, 126), ((140, 148), (196, 146), (230, 122)), ((200, 162), (138, 164), (104, 126)))
    pen.circle(WHITE, 124, 112, 8)
    pen.circle(INK, 123, 112, 4)
    for x in (156, 180, 204):
        pen.curve(NAVY, (x, 98), ((x + 9, 112), (x + 9, 124), (x, 136)), width=4)
    pen.circle(YELLOW, 196, 178, 15)
    pen.circle("#fbe9a8", 196, 178, 10)


@picture("saffron", "#fbe6c4")
def saffron(pen):
    pen.ellipse(SHADE, 180, 212, 124, 12)
    pen.ellipse("#b0702c", 180, 124, 124, 92, 0, 180)
    pen.ellipse("#8a5a3c", 180, 124, 124, 22)
    pen.ellipse(ORANGE, 180, 123, 112, 17)
    for colour, x, y in ((YELLOW, 116, 120), (RED, 150, 128), (GREEN, 190, 117), (YELLOW, 222, 128), (RED, 252, 119)):
        pen.ellipse(colour, x, y, 17, 7)
    pen.curve(GREEN, (180, 118), ((160, 86), (186, 66), (206, 60)), ((210, 86), (200, 106), (180, 118)))
    for x in (110, 250):
        pen.curve(WHITE, (x, 92), ((x - 14, 76), (x + 14, 60), (x, 40)), width=7)


@picture("garden", "#dcebd2")
def garden(pen):
    pen.ellipse(SHADE, 180, 216, 110, 12)
    for x, y, size, colour in ((110, 96, 44, GREEN), (160, 78, 50, FOREST), (216, 82, 48, GREEN), (254, 102, 38, FOREST)):
        pen.circle(colour, x, y, size)
    for x, y in ((128, 112), (232, 112), (182, 104)):
        pen.circle(RED, x, y, 20)
        pen.ellipse("#ffffff66", x - 6, y - 8, 6, 3)
    pen.polygon(ORANGE, (200, 124), (216, 40), (232, 124))
    for x in (206, 216, 226):
        pen.line(GREEN, 6, (216, 44), (x - 10 + (x - 206), 14))
    pen.polygon("#b98a56", (64, 118), (296, 118), (268, 214), (92, 214))
    for y in (138, 162, 186):
        pen.line("#9b6f40", 6, (66 + (y - 118) * 0.3, y), (294 - (y - 118) * 0.3, y))


@picture("duck", "#e6e0ee")
def duck(pen):
    pen.ellipse(SHADE, 180, 208, 140, 14)
    pen.ellipse(STEEL, 180, 196, 144, 20)
    pen.ellipse(WHITE, 180, 191, 132, 15)
    for x in (80, 104, 256, 282):
        pen.circle(FOREST, x, 184, 15)
    pen.ellipse("#a85a2a", 176, 140, 88, 56)
    pen.ellipse("#c4763a", 164, 126, 66, 36)
    pen.ellipse("#e0a063", 148, 112, 28, 11)
    pen.ellipse("#8f4a22", 204, 158, 42, 24)
    pen.line("#8f4a22", 18, (242, 160), (276, 138))
    pen.line(WHITE, 12, (274, 139), (298, 122))
    pen.circle(WHITE, 300, 116, 8)
    pen.circle(WHITE, 304, 126, 8)


if __name__ == "__main__":
    PICTURES.write()
