"""Effects, masks, styles and shapes as a browser paints them, on a page made for them (Tests/PaintPages)."""
import pathlib
import re
import subprocess

import pytest
from playwright.sync_api import expect

import pixels
from screens import PHONE, TABLET

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


def test_a_picture_painted_by_code_has_its_colours_where_the_code_has_put_them(visit):
    person = visit(PHONE)
    box = person.page.get_by_role("img", name="Drawing").bounding_box()

    def color(x, y):
        return pixels.at(person.page, box["x"] + x, box["y"] + y)

    # Halfway from red (255, 56, 60) to blue (0, 136, 255).
    assert is_near(color(20, 20), (128, 96, 158), most=6)
    assert is_near(color(102, 2), (0, 128, 0))
    # A disc has been cut out of the layer.
    assert is_near(color(120, 20), (255, 255, 255))
    # The symbol: a disc in teal, (0, 195, 208), about a point.
    assert is_near(color(230, 20), (0, 195, 208))


def test_a_value_that_the_app_works_out_arrives_and_its_end_is_told(visit):
    person = visit(PHONE)
    person.page.get_by_role("button", name="Move").click()
    expect(person.page.get_by_text("count: 100", exact=True)).to_be_visible()
    expect(person.page.get_by_text("ends: 1", exact=True)).to_be_visible()


def test_a_shape_passes_through_the_outlines_between(visit):
    person = visit(PHONE, reduced_motion="no-preference")
    person.page.get_by_role("button", name="Move").click()
    person.page.wait_for_function(
        "() => [...document.querySelectorAll('svg > path')].some((path) => path.getAnimations().length > 0)"
    )


def test_a_pointer_that_hovers_is_told_of(visit):
    person = visit(TABLET)
    words = person.page.get_by_text("pointer: away", exact=True).bounding_box()
    person.page.mouse.move(words["x"] - 40, words["y"] + 8)
    expect(person.page.get_by_text("pointer: over", exact=True)).to_be_visible()
    person.page.mouse.move(5, 300)
    expect(person.page.get_by_text("pointer: left", exact=True)).to_be_visible()


def test_two_fingers_of_a_touchpad_magnify(visit):
    person = visit(TABLET)
    words = person.page.get_by_text("scale: small", exact=True).bounding_box()
    person.page.mouse.move(words["x"] - 40, words["y"] + 8)
    person.page.keyboard.down("Control")
    for _ in range(5):
        person.page.mouse.wheel(0, -20)
    person.page.keyboard.up("Control")
    expect(person.page.get_by_text("scale: large", exact=True)).to_be_visible()


def test_a_line_in_a_gradient_round_a_place_has_its_colours_all_around(visit):
    person = visit(TABLET)
    ring = person.page.get_by_label("Ring")
    ring.scroll_into_view_if_needed()
    box = ring.bounding_box()
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def color(dx, dy):
        return pixels.at(person.page, middle[0] + dx, middle[1] + dy)

    # It begins at the right and goes clockwise: red, at half of the turn blue, and back.
    assert is_near(color(-30, 0), (0, 0, 255), most=8)
    assert is_near(color(0, 30), (128, 0, 128), most=8)
    assert is_near(color(0, -30), (128, 0, 128), most=8)
    assert is_near(color(0, 0), (255, 255, 255))


def test_every_filter_that_is_named_is_there(visit):
    person = visit(TABLET)
    missing = person.page.evaluate(
        """[...document.querySelectorAll("[style*='filter']")].flatMap((element) =>
            [...element.style.filter.matchAll(/#([\\w-]+)/g)].map(([, name]) => name))
            .filter((name) => !document.getElementById(name))"""
    )
    assert missing == []


def test_the_paint_of_a_symbol_and_the_width_of_a_line_glide(visit):
    person = visit(TABLET, reduced_motion="no-preference")
    person.page.get_by_role("button", name="Paint").click()
    person.page.wait_for_function(
        """[...document.querySelectorAll("svg > path")].filter((path) =>
            path.getAnimations().some(({ id }) => id === "ink")).length >= 2"""
    )
