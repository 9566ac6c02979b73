"""Texts of several parts: the page draws them where they were measured (Tests/BrowserProbe/Texts.swift)."""
import pytest
from playwright.sync_api import expect

from conftest import PROBE
from screens import PHONE

PREVIEW = ("--preview", "Texts")


@pytest.fixture
def app(address_of):
    return address_of(PROBE, *PREVIEW)


@pytest.fixture
def person(visit):
    person = visit(PHONE)
    expect(person.page.get_by_text("note: nothing")).to_be_visible()
    person.page.evaluate("document.fonts.ready")
    return person


def paragraph(person, words):
    return person.page.locator(".text").filter(has_text=words).first


def test_parts_look_different(person):
    parts = paragraph(person, "Three").locator("span > span")
    assert parts.all_inner_texts() == ["large", "red"]
    assert parts.nth(0).evaluate("part => getComputedStyle(part).fontSize") == "34px"
    assert parts.nth(1).evaluate("part => getComputedStyle(part).fontWeight") == "600"
    code = paragraph(person, "Mixed").locator(".monospaced")
    assert "Monospaced" in code.evaluate("part => getComputedStyle(part).fontFamily")


def test_lines_are_as_wide_as_they_were_measured(person):
    """Their paragraph is as wide as its widest line, to the next half pixel, with the space that hangs from it."""
    for words in ("Three", "Mixed", "Wide apart", "Rated", "Underlined"):
        text = paragraph(person, words)
        widest = max(line.bounding_box()["width"] for line in text.locator("> span:not(.spoken)").all())
        width = text.evaluate("text => parseFloat(text.style.width)")
        assert -0.1 <= width - widest <= 5.5, f"{words}: {widest} in {width}"


def test_a_large_part_moves_no_line(person):
    """The lines of a paragraph stand where they were put, whatever is in them."""
    text = paragraph(person, "Three")
    top = text.evaluate("text => parseFloat(text.style.top)")
    large, small = text.locator("span > span").first.bounding_box(), text.locator("> span").first.bounding_box()
    assert abs(large["y"] - top) <= 1
    assert small["y"] > large["y"] + 10


def test_links_lie_on_their_words_and_open(person):
    link = person.page.get_by_role("link", name="the manual")
    over, under = link.bounding_box(), paragraph(person, "Read").locator("span > span").first.bounding_box()
    assert abs(over["x"] - under["x"]) <= 0.5 and abs(over["width"] - under["width"]) <= 0.5
    assert over["y"] <= under["y"] + 2 and over["y"] + over["height"] >= under["y"] + under["height"] - 2
    link.click()
    expect(person.page.get_by_text("note: opened manual.test")).to_be_visible()
    person.page.get_by_role("link", name="ask").press("Enter")
    expect(person.page.get_by_text("note: opened ask.test")).to_be_visible()


def test_a_picture_stands_in_its_gap(person):
    text = paragraph(person, "Rated")
    gap = text.locator("span > span").first.bounding_box()
    star = text.locator("svg").bounding_box()
    assert abs(star["x"] - gap["x"]) <= 0.5 and abs(star["width"] - gap["width"]) <= 0.5


def test_text_that_may_not_be_marked_is_not(person):
    text = paragraph(person, "Nobody")
    text.click(click_count=3)
    assert "Nobody" not in person.page.evaluate("getSelection().toString()")


def test_a_screen_reader_hears_whole_texts(person):
    expect(person.page.get_by_role("paragraph").filter(has_text="Rated star by all")).to_have_count(1)
