#!/usr/bin/env python3
"""Draws the pictures of Examples/ProduceGuide and writes them as an asset catalogue.

Run it by hand after changing a drawing; the result is part of the repository. It needs Debian's python3-cairo:

    /usr/bin/python3 Scripts/draw_produce.py

A picture is 240 x 240 points. Its drawing says where things are in points, from the top left.
"""
from picture_set import PictureSet

PICTURES = PictureSet("ProduceGuide", 240, 240)
picture = PICTURES.picture

ROSE, SAND, SKY, MINT = "#fbe3e3", "#f7efd9", "#dfeef9", "#e2f2df"
LEAF, DARK_LEAF, STALK, SHADE, SHINE = "#5c9a4b", "#3f7a38", "#7a5a38", "#00000022", "#ffffff77"


def shadow(pen, across=70):
    pen.ellipse(SHADE, 120, 208, across, 12)


def leaf(pen, x, y, degrees, length=46, colour=LEAF):
    with pen.turned(degrees, x, y):
        pen.curve(colour, (x, y), ((x + length * 0.3, y - 18), (x + length * 0.7, y - 18), (x + length, y)),
                  ((x + length * 0.7, y + 18), (x + length * 0.3, y + 18), (x, y)))
        pen.line(DARK_LEAF, 2, (x + 6, y), (x + length - 8, y))


@picture("strawberry", ROSE)
def strawberry(pen):
    shadow(pen, 48)
    pen.curve("#d93a3f", (120, 206), ((60, 176), (42, 110), (76, 84)), ((100, 68), (112, 84), (120, 84)),
              ((128, 84), (140, 68), (164, 84)), ((198, 110), (180, 176), (120, 206)))
    for x, y in ((84, 112), (110, 118), (138, 112), (160, 108), (96, 142), (124, 148), (150, 140), (112, 174), (134, 172)):
        pen.ellipse("#f5cf6b", x, y, 3, 5)
    for degrees in (200, 235, 270, 305, 340):
        leaf(pen, 120, 86, degrees, 40)
    pen.line(DARK_LEAF, 5, (120, 84), (124, 48))


@picture("blueberry", SKY)
def blueberry(pen):
    shadow(pen, 84)
    for x, y in ((84, 158), (156, 158), (120, 104)):
        pen.circle("#46589a", x, y, 46)
        pen.circle("#7f90c7", x - 6, y - 6, 34)
        pen.circle("#5a6cae", x, y, 34)
        for degrees in range(0, 360, 72):
            with pen.turned(degrees, x, y - 14):
                pen.polygon("#2f3c70", (x - 5, y - 14), (x + 5, y - 14), (x, y - 30))
        pen.circle("#2f3c70", x, y - 14, 7)
    leaf(pen, 154, 84, -30, 58)


@picture("gooseberry", MINT)
def gooseberry(pen):
    shadow(pen, 84)
    for x, y in ((82, 152), (160, 148)):
        pen.ellipse("#b9cf6a", x, y, 48, 52)
        for offset in (-30, -15, 0, 15, 30):
            pen.curve("#93ad49", (x, y - 51), ((x + offset * 1.6, y - 26), (x + offset * 1.6, y + 26), (x, y + 51)), width=2)
        pen.polygon(STALK, (x - 5, y + 48), (x + 5, y + 48), (x, y + 64))
        pen.line(DARK_LEAF, 4, (x, y - 50), (120, 56))
        pen.ellipse(SHINE, x - 16, y - 20, 8, 14)
    leaf(pen, 120, 58, -160, 54)
    leaf(pen, 120, 58, -20, 54)


@picture("apple", MINT)
def apple(pen):
    shadow(pen)
    pen.curve("#cc3d3a", (120, 202), ((70, 216), (34, 150), (54, 104)), ((68, 72), (104, 76), (120, 92)),
              ((136, 76), (172, 72), (186, 104)), ((206, 150), (170, 216), (120, 202)))
    pen.ellipse(SHINE, 82, 122, 12, 24)
    pen.curve(STALK, (120, 94), ((118, 74), (124, 58), (134, 48)), width=7)
    leaf(pen, 126, 66, -18, 52)


@picture("pear", SAND)
def pear(pen):
    shadow(pen, 60)
    pen.curve("#c9c24c", (120, 206), ((60, 206), (44, 150), (74, 122)), ((92, 104), (86, 60), (120, 56)),
              ((154, 60), (148, 104), (166, 122)), ((196, 150), (180, 206), (120, 206)))
    pen.ellipse("#e0dc7d", 92, 150, 14, 26)
    pen.curve(STALK, (120, 58), ((118, 44), (124, 34), (130, 28)), width=7)
    leaf(pen, 124, 46, -8, 46)


@picture("cherry", ROSE)
def cherry(pen):
    shadow(pen, 80)
    for x, y in ((80, 166), (156, 158)):
        pen.curve(DARK_LEAF, (x, y - 34), ((x, y - 80), (120, 70), (134, 40)), width=5)
        pen.circle("#a81e3c", x, y, 40)
        pen.ellipse(SHINE, x - 14, y - 14, 8, 12)
    leaf(pen, 134, 44, 8, 62)


@picture("plum", SKY)
def plum(pen):
    shadow(pen, 60)
    with pen.turned(-18, 120, 136):
        pen.ellipse("#64437f", 120, 136, 56, 72)
        pen.curve("#4c3163", (120, 66), ((146, 100), (146, 172), (122, 206)), width=4)
        pen.ellipse("#ffffff44", 92, 116, 14, 30)
    pen.line(STALK, 6, (96, 72), (88, 46))
    leaf(pen, 92, 58, -30, 50)


@picture("pumpkin", SAND)
def pumpkin(pen):
    shadow(pen, 92)
    for across, colour in ((92, "#d97a26"), (64, "#e58a32"), (34, "#ee9b45")):
        pen.ellipse(colour, 120, 144, across, 62)
    for offset in (-62, -34, 34, 62):
        pen.curve("#bf651a", (120, 84), ((120 + offset, 96), (120 + offset, 192), (120, 205)), width=3)
    pen.curve(DARK_LEAF, (120, 88), ((118, 66), (130, 52), (146, 46)), width=14)


@picture("pea", MINT)
def pea(pen):
    with pen.turned(-24, 120, 120):
        pen.curve("#4f9a46", (18, 120), ((60, 66), (180, 66), (222, 120)), ((180, 174), (60, 174), (18, 120)))
        pen.curve("#86c46a", (34, 120), ((70, 88), (170, 88), (206, 120)), ((170, 152), (70, 152), (34, 120)))
        for x, radius in ((66, 15), (98, 19), (134, 19), (168, 15)):
            pen.circle("#5cae4a", x, 120, radius)
            pen.circle(SHINE, x - 5, 114, 4)
        pen.line(DARK_LEAF, 5, (222, 120), (236, 116))


@picture("radish", SKY)
def radish(pen):
    shadow(pen, 44)
    for degrees in (-120, -95, -62):
        leaf(pen, 120, 96, degrees, 76)
    pen.curve("#d53d6b", (120, 88), ((176, 88), (182, 150), (134, 180)), ((124, 188), (116, 188), (106, 180)),
              ((58, 150), (64, 88), (120, 88)))
    pen.curve("#ffffff", (104, 178), ((112, 190), (128, 190), (136, 178)), ((126, 200), (122, 208), (120, 226)), ((118, 208), (114, 200), (104, 178)))
    pen.ellipse(SHINE, 94, 120, 9, 16)


@picture("leek", SAND)
def leek(pen):
    with pen.turned(28, 120, 120):
        for degrees in (-104, -90, -76):
            with pen.turned(degrees, 120, 96):
                pen.curve(DARK_LEAF if degrees == -90 else LEAF, (120, 82), ((170, 80), (200, 88), (214, 96)),
                          ((200, 104), (170, 112), (120, 110)))
        pen.box("#dfe8bd", 104, 84, 32, 120, 12)
        pen.box("#f6f7e6", 104, 150, 32, 58, 12)
        for x in (110, 116, 124, 130):
            pen.line("#cfc9a8", 2, (x, 206), (x + (x - 120) * 0.6, 226))


if __name__ == "__main__":
    PICTURES.write()
