#!/usr/bin/env python3
"""Draws the pictures of Examples/DessertShop and writes them, and its colours, as an asset catalogue.

Run it by hand after changing a drawing; the result is part of the repository. It needs Debian's python3-cairo:

    /usr/bin/python3 Scripts/draw_desserts.py

A picture is 320 x 240 points. Its drawing says where things are in points, from the top left.
"""
from picture_set import PictureSet

PICTURES = PictureSet("DessertShop", 320, 240)
picture = PICTURES.picture

PINK, CREAM, SKY, MINT = "#f9dfe3", "#fbf0d8", "#dcecf7", "#ddf0e2"
SHADE, PLATE, RIM, CRUST, BROWN = "#00000022", "#fdfdfb", "#d5dbe0", "#d9a35c", "#7b4a2b"

# Each flavour in light and in the dark.
FLAVOURS = {
    "pistachio": ("#a9c77d", "#8cac62"),
    "blackcurrant": ("#8e5a9e", "#a471b3"),
    "lemon": ("#f2d75c", "#d9bd42"),
    "caramel": ("#c98b45", "#b87a38"),
    "cocoa": ("#6b4030", "#865443"),
}
PISTACHIO, BLACKCURRANT, LEMON, CARAMEL, COCOA = (light for light, _ in FLAVOURS.values())


def plate(pen):
    pen.ellipse(SHADE, 160, 208, 128, 16)
    pen.ellipse(RIM, 160, 198, 128, 18)
    pen.ellipse(PLATE, 160, 194, 122, 16)


@picture("tower", PINK)
def tower(pen):
    pen.ellipse(SHADE, 160, 218, 60, 10)
    pen.polygon(CRUST, (108, 132), (212, 132), (168, 224), (152, 224))
    for start, end in (((120, 144), (180, 188)), ((130, 172), (166, 204)), ((200, 144), (140, 188)), ((190, 172), (154, 204))):
        pen.line("#b8823f", 4, start, end)
    for colour, x, y in ((PISTACHIO, 154, 116), (LEMON, 170, 76), (BLACKCURRANT, 158, 42)):
        pen.circle(colour, x, y, 38)
        pen.ellipse("#ffffff66", x - 12, y - 18, 12, 7)


@picture("tart", SKY)
def tart(pen):
    plate(pen)
    pen.polygon(CRUST, (64, 146), (256, 146), (238, 192), (82, 192))
    for x in range(84, 250, 24):
        pen.line("#b8823f", 4, (x, 152), (x + (160 - x) * 0.08, 186))
    pen.ellipse(CRUST, 160, 146, 98, 24)
    pen.ellipse(COCOA, 160, 143, 88, 19)
    for x, y in ((110, 140), (138, 130), (172, 134), (204, 140), (152, 148), (184, 150)):
        pen.circle(BLACKCURRANT, x, y - 4, 11)
        pen.circle("#ffffff77", x - 3, y - 8, 3)


@picture("flan", CREAM)
def flan(pen):
    plate(pen)
    pen.ellipse("#a9682a", 160, 192, 96, 12)
    pen.polygon("#f1d38b", (106, 98), (214, 98), (238, 188), (82, 188))
    pen.ellipse("#f1d38b", 160, 188, 78, 12)
    pen.polygon(CARAMEL, (106, 98), (214, 98), (220, 124), (204, 144), (188, 122), (166, 136), (144, 120), (122, 148), (100, 122))
    pen.ellipse(CARAMEL, 160, 98, 54, 13)
    pen.ellipse("#ffffff55", 142, 95, 20, 4)


@picture("roll", MINT)
def roll(pen):
    plate(pen)
    pen.box(CARAMEL, 62, 88, 138, 104, 20)
    pen.circle(CARAMEL, 200, 140, 52)
    pen.circle(PISTACHIO, 200, 140, 45)
    for radius, colour in ((37, CREAM), (30, PISTACHIO), (22, CREAM), (15, PISTACHIO), (7, LEMON)):
        pen.circle(colour, 200, 140, radius)
    for x in (88, 118, 148):
        pen.line("#b8823f", 4, (x, 96), (x - 6, 184))


@picture("lolly", SKY)
def lolly(pen):
    with pen.turned(18, 160, 120):
        pen.box("#d8b98a", 150, 150, 20, 78, 9)
        pen.box(LEMON, 106, 20, 108, 146, 50)
        pen.box("#e5c23f", 132, 52, 12, 86, 6)
        pen.box("#e5c23f", 176, 52, 12, 86, 6)
        pen.ellipse("#ffffff88", 124, 50, 6, 16)


if __name__ == "__main__":
    PICTURES.write()
    for name, (light, dark) in FLAVOURS.items():
        PICTURES.write_color(name, light, dark)
