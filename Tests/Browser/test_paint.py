"""Effects, masks, styles and shapes as a browser paints them, on a page made for them (Tests/PaintPages)."""
import pathlib
import re
import subprocess

import pytest
from playwright.sync_api import expect

import pixels
from screens import PHONE

PAGES = pathlib.Path(__file__).resolve().parents[2] / ".build/debug/PaintPages"


@pytest.fixture(scope="module")
def app():
    process = subprocess.Popen([PAGES, "--port", "0"], stdout=subprocess.PIPE, text=True)
    yield re.search(r"http://\S+", process.stdout.readline())[0]
    process.terminate()
    assert process.wait(timeout=10) == 0


@pytest.fixture
def origin(visit):
    """The page, and where its content begins: below what the device covers."""
    person = visit(PHONE)
    top = person.page.get_by_text("touched: 0").bounding_box()["y"]
    return person, top - 269


def is_near(color, expected, most=3):
    return all(abs(a - b) <= most for a, b in zip(color, expected))


# The page's first row: squares of (255, 128, 0), 40 points wide, each 50 points after the one before.
@pytest.mark.parametrize(
    "index, expected",
    [
        (0, (255, 128, 0)),
        # Filter Effects: 0.2126 R + 0.7152 G + 0.0722 B.
        (1, (146, 146, 146)),
        (2, (0, 127, 255)),
        # Brightness is added: a quarter of 255 less.
        (3, (191, 64, 0)),
        (4, (255, 0, 0)),
    ],
)
def test_filters_change_colours_by_their_formulas(origin, index, expected):
    person, top = origin
    assert is_near(pixels.at(person.page, 50 * index + 20, top + 20), expected)


def test_a_blend_mixes_with_what_lies_behind_and_depth_decides_who_is_in_front(origin):
    person, top = origin
    # Screen: the light of red (255, 56, 60) and green (0, 255, 0) together.
    assert is_near(pixels.at(person.page, 20, top + 70), (255, 255, 60))
    assert is_near(pixels.at(person.page, 70, top + 70), (0, 0, 255))


def test_a_view_is_seen_where_its_mask_is_painted(origin):
    person, top = origin
    assert is_near(pixels.at(person.page, 40, top + 120), (0, 0, 255))
    assert is_near(pixels.at(person.page, 5, top + 120), (255, 255, 255))
    # Halfway along a gradient of black to clear.
    assert is_near(pixels.at(person.page, 130, top + 120), (128, 128, 255), most=6)


def test_a_finger_meets_the_content_shape_only(visit):
    person = visit(PHONE)
    disc = person.page.get_by_role("button", name="Disc").bounding_box()
    person.page.mouse.click(disc["x"] + 3, disc["y"] + 3)
    person.page.mouse.click(disc["x"] + 30, disc["y"] + 30)
    expect(person.page.get_by_text("touched: 1", exact=True)).to_be_visible()


def test_a_finger_goes_through_what_does_not_take_it(visit):
    person = visit(PHONE)
    behind = person.page.get_by_role("button", name="Behind").bounding_box()
    person.page.mouse.click(behind["x"] + 5, behind["y"] + 5)
    expect(person.page.get_by_text("touched: 10", exact=True)).to_be_visible()
