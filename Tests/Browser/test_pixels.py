"""Colours where they are known."""
import pathlib

import pytest
from playwright.sync_api import expect

import pixels
from screens import PHONE, TABLET

PICTURES = pathlib.Path(__file__).resolve().parents[2] / "Examples/EquipmentCatalogue/Assets.xcassets"


def corner(locator, dx, dy):
    box = locator.bounding_box()
    return box["x"] + dx, box["y"] + dy


# platform/colors.json: the card of a grouped list and what lies behind it, in light and in dark.
@pytest.mark.parametrize(
    "scheme, card, behind", [("light", (255, 255, 255), (242, 242, 247)), ("dark", (28, 28, 30), (0, 0, 0))]
)
def test_rows_are_cards_on_a_grouped_background(visit, scheme, card, behind):
    person = visit(PHONE, color_scheme=scheme)
    row = person.row("Camp Kitchen")
    assert pixels.at(person.page, *corner(row, 200, 3)) == card
    assert pixels.at(person.page, 3, PHONE.height / 2) == behind


def test_a_picture_is_the_file_that_it_is_named_after(visit):
    person = visit(PHONE)
    row = person.row("Shelter")
    picture = row.locator("img")
    expect(picture).to_have_js_property("complete", True)
    file = pixels.first((PICTURES / "dome-tent.imageset/dome-tent@2x.png").read_bytes())
    shown = pixels.at(person.page, *corner(picture, 2, 2))
    # The picture is scaled down: an even colour may move by a step.
    assert all(abs(a - b) <= 2 for a, b in zip(file, shown))


def test_dark_mode_follows_the_person_while_the_page_is_open(visit):
    person = visit(TABLET)
    person.press("Shelter")
    expect(person.heading("Shelter")).to_be_visible()
    place = (TABLET.width - 5, TABLET.height / 2)
    assert pixels.at(person.page, *place) == (255, 255, 255)
    person.page.emulate_media(color_scheme="dark")
    person.wait_for(lambda: pixels.at(person.page, *place) == (0, 0, 0))


def test_a_screenshot_shows_more_than_one_colour(visit):
    person = visit(PHONE)
    places = [(x, y) for x in range(10, PHONE.width, 60) for y in range(60, PHONE.height, 60)]
    assert len({pixels.at(person.page, *place) for place in places}) > 3
