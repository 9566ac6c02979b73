"""Colours and days that are chosen, keys, sharing, dragging (Tests/ControlPages/Chosen.swift)."""
import pytest
from playwright.sync_api import expect

from conftest import ROOT
from screens import PHONE


@pytest.fixture(scope="module")
def app(address_of):
    return address_of(ROOT / ".build/debug/ControlPages")


def button(person, name):
    return person.page.get_by_role("button", name=name, exact=True)


def said(person, words):
    expect(person.page.get_by_text(words, exact=True)).to_be_visible()


def test_a_colour_is_chosen_by_finger_and_by_arrow_keys(visit):
    person = visit(PHONE)
    button(person, "Fabric").tap()
    person.page.get_by_role("radio", name="blue 5", exact=True).tap()
    expect(person.page.get_by_text("fabric #0000FFFF")).to_have_count(1)
    person.page.get_by_role("radio", name="blue 5", exact=True).focus()
    person.page.keyboard.press("ArrowLeft")
    expect(person.page.get_by_role("radio", name="azure 5", exact=True)).to_be_checked()
    person.page.keyboard.press("Escape")
    expect(person.page.get_by_role("radiogroup", name="Colors")).to_have_count(0)


def test_a_colour_is_mixed_by_sliders(visit):
    person = visit(PHONE)
    button(person, "Fabric").tap()
    person.page.get_by_role("radio", name="Sliders", exact=True).tap()
    person.page.get_by_role("slider", name="Opacity").focus()
    person.page.keyboard.press("ArrowLeft")
    expect(person.page.get_by_text("fabric #FF0000FC")).to_have_count(1)


def test_days_are_chosen_one_by_one(visit):
    person = visit(PHONE)
    button(person, "Thursday, June 20, 2024").tap()
    said(person, "nights 2")
    button(person, "Friday, June 14, 2024").tap()
    said(person, "nights 1")


@pytest.mark.parametrize("keys, words", [("Control+s", "saved"), ("Alt+ArrowDown", "next"), ("Escape", "left")])
def test_a_key_presses_its_control_wherever_the_focus_is(visit, keys, words):
    person = visit(PHONE)
    person.page.keyboard.press(keys)
    said(person, f"told {words}")


def test_what_is_written_into_a_field_presses_nothing_and_a_key_with_control_does(visit):
    person = visit(PHONE)
    person.page.get_by_role("textbox", name="Address").fill("")
    person.page.keyboard.press("s")
    said(person, "told nothing")
    person.page.keyboard.press("Control+s")
    said(person, "told saved")


def test_a_popup_goes_by_escape_before_what_lies_under_it_answers(visit):
    person = visit(PHONE)
    button(person, "Fabric").tap()
    person.page.keyboard.press("Escape")
    expect(person.page.get_by_role("dialog", name="Colors")).to_have_count(0)
    said(person, "told nothing")


def test_a_command_works_by_its_key_and_its_menu_is_seen_with_the_focus(visit):
    person = visit(PHONE)
    command = button(person, "Pack all")
    bar = person.page.locator(".summoned")
    assert bar.evaluate("(element) => getComputedStyle(element).opacity") == "0"
    command.focus()
    assert bar.evaluate("(element) => getComputedStyle(element).opacity") == "1"
    person.page.keyboard.press("Enter")
    said(person, "command: packed")


def test_help_is_told_to_a_pointer_and_read_out(visit):
    person = visit(PHONE)
    expect(button(person, "Save")).to_have_attribute("title", "Keeps all as it is")
    expect(button(person, "Save")).to_have_attribute("aria-description", "Keeps all as it is")


def test_what_a_browser_cannot_share_is_copied(visit):
    person = visit(PHONE, permissions=["clipboard-read", "clipboard-write"])
    button(person, "Share…").click()
    expect(person.page.get_by_role("status")).to_have_text("Copied")
    assert person.page.evaluate("navigator.clipboard.readText()") == "A lake"


def test_a_view_is_dragged_onto_another(visit):
    person = visit(PHONE)
    hammer = person.page.get_by_text("Hammer", exact=True)
    box = person.page.get_by_text("Box:")
    hammer.drag_to(box)
    expect(person.page.get_by_text("Box: Hammer", exact=True)).to_be_visible()


def test_a_scroll_view_without_a_clip_shows_what_is_beyond_its_edges_and_scrolls(visit):
    person = visit(PHONE)
    scroller = person.page.locator(".unclipped")
    scroller.scroll_into_view_if_needed()
    third = person.page.get_by_text("card 3", exact=True)
    before = third.bounding_box()
    # 200 points wide in the middle of 393: the fourth card begins beyond the edge.
    assert before["x"] > (393 + 200) / 2 - 40
    met = "([x, y]) => document.elementFromPoint(x, y)?.closest('[id]')?.textContent"
    assert "card 3" in person.page.evaluate(met, [before["x"] + 2, before["y"] + 5])
    scroller.evaluate("(element) => (element.scrollLeft = 100)")
    assert third.bounding_box()["x"] == before["x"] - 100
    assert scroller.evaluate("(e) => e.scrollWidth - e.clientWidth") == 12 * 80 + 11 * 8 - 200
