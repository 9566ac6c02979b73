"""The example by keyboard alone."""
from playwright.sync_api import expect

from screens import PHONE, TABLET


def focus_first_row(person):
    for _ in range(10):
        person.page.keyboard.press("Tab")
        if person.focused() == "Shelter":
            return
    raise AssertionError("Tab does not reach the first row.")


def test_arrows_home_and_end_move_through_the_rows(visit):
    person = visit(TABLET)
    focus_first_row(person)
    for key, name in [
        ("ArrowDown", "Camp Kitchen"),
        ("ArrowDown", "Finding the Way"),
        ("ArrowUp", "Camp Kitchen"),
        ("End", "All Equipment"),
        ("ArrowDown", "All Equipment"),
        ("Home", "Shelter"),
        ("ArrowUp", "Shelter"),
    ]:
        person.page.keyboard.press(key)
        assert person.focused() == name, key


def test_enter_and_space_press_the_row_that_has_the_focus(visit):
    person = visit(TABLET)
    focus_first_row(person)
    person.page.keyboard.press("Enter")
    expect(person.heading("Shelter")).to_be_visible()
    assert person.focused() == "Shelter"
    person.page.keyboard.press("ArrowDown")
    person.page.keyboard.press("Space")
    expect(person.heading("Camp Kitchen")).to_be_visible()
    assert person.focused() == "Camp Kitchen"


def test_the_focus_follows_to_the_next_screen_and_comes_back_to_the_row(visit):
    person = visit(PHONE)
    focus_first_row(person)
    person.page.keyboard.press("ArrowDown")
    person.page.keyboard.press("Enter")
    expect(person.heading("Camp Kitchen")).to_be_visible()
    assert person.focused() == "Equipment"
    person.page.keyboard.press("Enter")
    expect(person.heading("Camp Kitchen")).to_have_count(0)
    assert person.focused() == "Camp Kitchen"


def test_the_focus_is_to_be_seen_by_keyboard_and_not_by_finger(visit):
    person = visit(TABLET)
    ring = "getComputedStyle(document.activeElement).outlineStyle"
    focus_first_row(person)
    assert person.page.evaluate(ring) == "solid"
    person.press("Camp Kitchen")
    expect(person.heading("Camp Kitchen")).to_be_visible()
    assert person.focused() == "Camp Kitchen"
    assert person.page.evaluate(ring) == "none"
