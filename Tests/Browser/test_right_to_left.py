"""An app that begins on the right (Tests/BrowserProbe/Texts.swift, "Right to left")."""
import pytest
from playwright.sync_api import expect

from conftest import PROBE
from screens import PHONE

PREVIEW = ("--preview", "Right to left")


@pytest.fixture
def app(address_of):
    return address_of(PROBE, *PREVIEW)


@pytest.fixture
def person(visit):
    person = visit(PHONE)
    expect(person.page.get_by_text("First page")).to_be_visible()
    return person


def middle(locator):
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2


def test_rows_begin_on_the_right(person):
    assert middle(person.page.get_by_text("Kettle", exact=True).first) > PHONE.width / 2


def test_what_scrolls_across_begins_on_the_right_and_goes_on_to_the_left(person):
    scroller = person.page.locator(".scroll:dir(rtl)").filter(has=person.page.get_by_text("box 0", exact=True)).last
    first, last = person.page.get_by_text("box 0", exact=True), person.page.get_by_text("box 19", exact=True)
    expect(first).to_be_in_viewport()
    expect(last).not_to_be_in_viewport()
    assert scroller.evaluate("it => it.scrollWidth - it.clientWidth") > 500
    scroller.evaluate("it => it.scrollTo({ left: -100000 })")
    expect(last).to_be_in_viewport()


def test_the_way_back_is_on_the_right(person):
    person.page.get_by_text("Kettle", exact=True).first.click()
    back = person.page.locator("[data-back]")
    expect(back).to_be_visible()
    person.page.wait_for_timeout(600)
    assert middle(back) > PHONE.width / 2
    back.click()
    expect(person.page.get_by_text("First page")).to_be_visible()
