#!/usr/bin/env python3
"""Draws the pictures of Examples/EquipmentCatalogue and writes them as an asset catalogue.

Run it by hand after changing a drawing; the result is part of the repository. It needs Debian's python3-cairo:

    /usr/bin/python3 Scripts/draw_equipment.py

A picture is 300 x 225 points, written at one and at two pixels a point. Its drawing says where things are in points,
from the top left.
"""
from picture_set import PictureSet

PICTURES = PictureSet("EquipmentCatalogue", 300, 225)
picture = PICTURES.picture

# One soft background for each category, so that a list of one category looks like a set.
SHELTER, KITCHEN, WAY, WATER = "#dcebd9", "#fbe6d2", "#dce8f6", "#d6eeee"
INK, WHITE, GREY, STEEL, SHADE = "#2d3a45", "#fdfdfb", "#8b98a3", "#c3ccd4", "#00000022"
RED, ORANGE, YELLOW, GREEN, FOREST, BLUE, NAVY, BROWN = (
    "#d9483b", "#ee8434", "#f5c242", "#5fa55a", "#2f6b4f", "#3f84c5", "#27517f", "#8a5a3c")

# Shelter


@picture("dome-tent", SHELTER)
def dome_tent(pen):
    pen.ellipse(SHADE, 150, 186, 120, 12)
    pen.curve(ORANGE, (45, 184), ((70, 90), (110, 42), (150, 42)), ((190, 42), (230, 90), (255, 184)))
    pen.curve("#c96420", (150, 42), ((190, 42), (230, 90), (255, 184)), ((235, 184), (215, 184), (200, 184)),
              ((195, 120), (175, 60), (150, 42)))
    pen.curve(INK, (118, 184), ((122, 130), (135, 100), (150, 92)), ((165, 100), (178, 130), (182, 184)))
    pen.curve(YELLOW, (118, 184), ((122, 130), (135, 100), (150, 92)), ((146, 120), (136, 150), (134, 184)))
    pen.line(INK, 3, (48, 184), (28, 196))
    pen.line(INK, 3, (252, 184), (272, 196))


@picture("tarp", SHELTER)
def tarp(pen):
    pen.ellipse(SHADE, 150, 194, 110, 10)
    pen.line(BROWN, 8, (62, 84), (62, 194))
    pen.line(BROWN, 8, (238, 84), (238, 194))
    pen.polygon(FOREST, (62, 84), (150, 38), (238, 84), (150, 116))
    pen.polygon(GREEN, (62, 84), (150, 116), (150, 156), (30, 128))
    pen.polygon("#478a49", (238, 84), (150, 116), (150, 156), (270, 128))
    pen.line(INK, 3, (30, 128), (14, 192))
    pen.line(INK, 3, (270, 128), (286, 192))


@picture("hammock", SHELTER)
def hammock(pen):
    pen.box(BROWN, 34, 24, 24, 176, 6)
    pen.box(BROWN, 242, 24, 24, 176, 6)
    pen.circle(FOREST, 46, 34, 32)
    pen.circle(FOREST, 254, 34, 32)
    pen.line(INK, 4, (50, 92), (86, 112))
    pen.line(INK, 4, (250, 92), (214, 112))
    pen.curve(RED, (86, 110), ((110, 190), (190, 190), (214, 110)), ((190, 150), (110, 150), (86, 110)))
    pen.curve(YELLOW, (97, 134), ((120, 178), (180, 178), (203, 134)), width=6)


@picture("sleeping-bag", SHELTER)
def sleeping_bag(pen):
    with pen.turned(-14, 150, 112):
        pen.box(SHADE, 46, 78, 216, 84, 40)
        pen.box(NAVY, 40, 66, 220, 88, 42)
        pen.box(BLUE, 92, 66, 168, 88, 40)
        pen.ellipse(INK, 78, 110, 26, 32)
        pen.ellipse(WHITE, 84, 110, 20, 24)
        for x in (132, 168, 204):
            pen.line(NAVY, 4, (x, 70), (x, 150))


@picture("camp-chair", SHELTER)
def camp_chair(pen):
    pen.ellipse(SHADE, 150, 198, 86, 9)
    pen.line(INK, 7, (96, 196), (198, 126))
    pen.line(INK, 7, (204, 196), (102, 126))
    pen.line(INK, 7, (100, 40), (96, 130))
    pen.line(INK, 7, (200, 40), (204, 130))
    pen.polygon(RED, (98, 44), (202, 44), (206, 112), (94, 112))
    pen.polygon("#b5382d", (94, 112), (206, 112), (214, 142), (86, 142))
    pen.line(BROWN, 10, (66, 104), (100, 104))
    pen.line(BROWN, 10, (200, 104), (234, 104))
    pen.line(INK, 6, (70, 106), (88, 140))
    pen.line(INK, 6, (230, 106), (212, 140))


# Camp kitchen


@picture("gas-stove", KITCHEN)
def gas_stove(pen):
    pen.ellipse(SHADE, 150, 202, 76, 9)
    pen.box(BLUE, 96, 132, 108, 68, 18)
    pen.box(WHITE, 96, 156, 108, 20)
    pen.box(STEEL, 128, 110, 44, 26, 6)
    pen.box(INK, 136, 88, 28, 26, 4)
    pen.line(INK, 6, (150, 96), (92, 74), (78, 66))
    pen.line(INK, 6, (150, 96), (208, 74), (222, 66))
    pen.line(RED, 7, (172, 122), (214, 122))
    pen.curve(ORANGE, (126, 84), ((118, 52), (146, 48), (150, 20)), ((156, 48), (184, 52), (174, 84)))
    pen.curve(YELLOW, (138, 84), ((134, 66), (148, 62), (150, 46)), ((154, 62), (166, 66), (162, 84)))


@picture("kettle", KITCHEN)
def kettle(pen):
    pen.ellipse(SHADE, 150, 198, 84, 9)
    pen.ring(INK, 9, 150, 96, 56, 190, 350)
    pen.polygon(STEEL, (210, 146), (262, 92), (248, 84), (200, 112))
    pen.curve(GREEN, (76, 186), ((60, 120), (96, 88), (150, 88)), ((204, 88), (240, 120), (224, 186)))
    pen.box(FOREST, 76, 180, 148, 16, 8)
    pen.ellipse(FOREST, 150, 90, 40, 9)
    pen.circle(INK, 150, 78, 9)
    pen.curve("#9bcb93", (100, 160), ((98, 132), (108, 116), (124, 108)), width=8)


@picture("cook-pot", KITCHEN)
def cook_pot(pen):
    pen.ellipse(SHADE, 150, 198, 86, 9)
    pen.box(INK, 40, 104, 44, 14, 7)
    pen.box(INK, 216, 104, 44, 14, 7)
    pen.box(GREY, 76, 92, 148, 104, 22)
    pen.box(STEEL, 76, 92, 60, 104, 22)
    pen.ellipse(INK, 150, 92, 80, 15)
    pen.ellipse(ORANGE, 150, 93, 68, 10)
    for x in (116, 150, 184):
        pen.curve(WHITE, (x, 72), ((x - 14, 58), (x + 14, 46), (x, 30)), width=7)


@picture("enamel-mug", KITCHEN)
def enamel_mug(pen):
    pen.ellipse(SHADE, 142, 194, 72, 9)
    pen.ring(NAVY, 13, 206, 122, 34, -80, 95)
    pen.box(WHITE, 82, 58, 122, 134, 18)
    pen.box("#e9e6df", 166, 64, 38, 128, 18)
    pen.ellipse(NAVY, 143, 62, 61, 12)
    pen.ellipse(BROWN, 143, 63, 51, 8)
    for x, y in ((104, 104), (128, 142), (112, 170), (150, 112), (158, 160), (182, 130)):
        pen.circle(BLUE, x, y, 5)


@picture("cool-box", KITCHEN)
def cool_box(pen):
    pen.ellipse(SHADE, 150, 196, 104, 9)
    pen.line(INK, 9, (92, 78), (92, 34), (208, 34), (208, 78))
    pen.box(RED, 56, 96, 188, 98, 14)
    pen.box(WHITE, 48, 66, 204, 38, 12)
    pen.box(STEEL, 134, 92, 32, 26, 5)
    pen.line(WHITE, 7, (150, 132), (150, 180))
    pen.line(WHITE, 7, (129, 144), (171, 168))
    pen.line(WHITE, 7, (129, 168), (171, 144))


# Finding the way


@picture("compass", WAY)
def compass(pen):
    pen.circle(SHADE, 154, 120, 86)
    pen.circle(YELLOW, 150, 114, 86)
    pen.circle(WHITE, 150, 114, 70)
    for angle in range(0, 360, 30):
        with pen.turned(angle, 150, 114):
            pen.line(GREY, 4, (150, 52), (150, 62 if angle % 90 else 70))
    with pen.turned(32, 150, 114):
        pen.polygon(RED, (150, 54), (166, 114), (134, 114))
        pen.polygon(NAVY, (150, 174), (166, 114), (134, 114))
    pen.circle(WHITE, 150, 114, 8)


@picture("paper-map", WAY)
def paper_map(pen):
    pen.polygon(SHADE, (42, 62), (114, 42), (186, 62), (258, 42), (262, 184), (190, 204), (118, 184), (46, 204))
    for left, colour in ((40, "#f4ecd2"), (112, "#e4d8b2"), (184, "#f4ecd2")):
        up, down = (0, 20) if colour == "#e4d8b2" else (20, 0)
        pen.polygon(colour, (left, 34 + up), (left + 72, 34 + down), (left + 72, 176 + down), (left, 176 + up))
    pen.ellipse(GREEN, 76, 96, 24, 20)
    pen.curve(BLUE, (112, 150), ((140, 130), (160, 190), (184, 150)), ((206, 120), (230, 140), (256, 112)), width=9)
    for x, y in ((70, 154), (92, 138), (116, 118), (142, 104), (168, 100)):
        pen.circle(INK, x, y, 4)
    pen.polygon(RED, (184, 88), (220, 88), (202, 122))
    pen.circle(RED, 202, 78, 21)
    pen.circle(WHITE, 202, 78, 8)


@picture("binoculars", WAY)
def binoculars(pen):
    pen.ellipse(SHADE, 150, 194, 104, 9)
    pen.box(GREY, 130, 80, 40, 62, 8)
    for side in (-1, 1):
        pen.polygon(INK, (150 + side * 26, 48), (150 + side * 66, 48), (150 + side * 96, 150), (150 + side * 20, 150))
        pen.box(FOREST, 150 + side * 46 - 24, 34, 48, 26, 8)
        pen.circle(INK, 150 + side * 58, 150, 42)
        pen.circle(BLUE, 150 + side * 58, 150, 29)
        pen.circle("#a9d0f2", 150 + side * 58 - 9, 141, 9)


@picture("whistle", WAY)
def whistle(pen):
    pen.ellipse(SHADE, 146, 194, 78, 8)
    pen.box(ORANGE, 112, 74, 152, 46, 8)
    pen.circle(ORANGE, 116, 132, 58)
    pen.polygon(INK, (138, 72), (172, 72), (160, 98), (138, 98))
    pen.circle(INK, 116, 134, 24)
    pen.circle(YELLOW, 116, 134, 12)
    pen.ring(GREY, 7, 58, 84, 17)
    pen.curve(RED, (46, 74), ((20, 40), (70, 10), (120, 34)), ((150, 48), (190, 30), (214, 14)), width=7)


@picture("head-torch", WAY)
def head_torch(pen):
    pen.polygon("#f5c24288", (166, 94), (292, 30), (292, 198), (166, 146))
    pen.ring(NAVY, 20, 106, 120, 70, 20, 340)
    pen.box(INK, 138, 82, 50, 76, 14)
    pen.ellipse(YELLOW, 186, 120, 15, 28)
    pen.ellipse(WHITE, 186, 120, 7, 16)
    pen.box(RED, 152, 72, 20, 12, 4)


# On the water


@picture("kayak", WATER)
def kayak(pen):
    pen.curve(YELLOW, (18, 96), ((70, 122), (230, 122), (282, 96)), ((262, 168), (38, 168), (18, 96)))
    pen.curve(ORANGE, (30, 116), ((90, 146), (210, 146), (270, 116)), ((248, 166), (52, 166), (30, 116)))
    pen.ellipse(INK, 150, 114, 42, 10)
    pen.line(BROWN, 7, (86, 40), (214, 150))
    with pen.turned(41, 86, 40):
        pen.ellipse(RED, 78, 40, 28, 13)
    for y, colour in ((176, BLUE), (200, "#7db9dc")):
        for x in range(0, 300, 60):
            pen.curve(colour, (x, y), ((x + 15, y - 14), (x + 15, y - 14), (x + 30, y)),
                      ((x + 45, y + 14), (x + 45, y + 14), (x + 60, y)), width=8)


@picture("paddle", WATER)
def paddle(pen):
    with pen.turned(-40, 150, 112):
        pen.line(SHADE, 10, (52, 120), (252, 120))
        pen.line(BROWN, 11, (48, 112), (252, 112))
        for side in (-1, 1):
            pen.ellipse(RED, 150 + side * 112, 112, 48, 25)
            pen.ellipse(WHITE, 150 + side * 118, 112, 26, 6)
        pen.box(INK, 116, 105, 14, 14, 4)
        pen.box(INK, 170, 105, 14, 14, 4)


@picture("life-vest", WATER)
def life_vest(pen):
    pen.ellipse(SHADE, 150, 206, 80, 8)
    for side in (-1, 1):
        pen.polygon(ORANGE, (150 + side * 5, 96), (150 + side * 30, 28), (150 + side * 66, 28), (150 + side * 62, 84),
                    (150 + side * 82, 104), (150 + side * 82, 202), (150 + side * 5, 202))
    for y in (126, 166):
        pen.box(INK, 64, y, 172, 15)
        pen.box(STEEL, 136, y - 4, 28, 23, 5)
    pen.box(WHITE, 88, 60, 30, 15, 3)
    pen.box(WHITE, 182, 60, 30, 15, 3)


@picture("dry-bag", WATER)
def dry_bag(pen):
    pen.ellipse(SHADE, 150, 204, 66, 9)
    pen.line(INK, 7, (98, 52), (72, 96), (88, 150))
    pen.box(BLUE, 88, 54, 124, 148, 26)
    pen.box(NAVY, 174, 54, 38, 148, 26)
    pen.box(INK, 80, 30, 140, 30, 12)
    pen.box(STEEL, 132, 34, 36, 22, 5)
    pen.curve(WHITE, (150, 98), ((176, 134), (178, 164), (150, 164)), ((122, 164), (124, 134), (150, 98)))


if __name__ == "__main__":
    PICTURES.write()
