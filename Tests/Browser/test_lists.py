"""Lists by pointer, by keyboard, and as a screen reader meets them."""
import pytest
from playwright.sync_api import expect

import outline
from conftest import ROOT, outline_of, served
from screens import PHONE, TABLET

PAGES = ROOT / ".build/debug/ListPages"


@pytest.fixture(scope="module")
def app():
    with served(program=PAGES) as address:
        yield address


@pytest.fixture(scope="module")
def expected_outline():
    return outline_of(PAGES)


WALKS = [
    (PHONE, []),
    (PHONE, ['press button "Contents of Kitchen"', 'press button "Contents of Oven"']),
    (PHONE, ['press button "Shed"']),
    (PHONE, ['press button "Shed"', 'press button "Grain"', 'press button "Wheat"']),
    (TABLET, []),
    (TABLET, ['press button "Contents of House"']),
    (TABLET, ['press button "Grain"', 'press button "Contents of Kitchen"', 'press button "Oven"']),
]


@pytest.mark.parametrize("screen, steps", WALKS, ids=lambda value: getattr(value, "name", None) or "; ".join(value))
def test_the_accessibility_tree_is_the_outline(visit, expected_outline, screen, steps):
    person = visit(screen)
    person.follow(*steps)
    expected = expected_outline(screen, *steps)
    person.wait_for(
        lambda: outline.of(person.page) == expected,
        otherwise=lambda: f"In the browser:\n{outline.of(person.page)}\nexpected:\n{expected}",
    )


def tab_to(person, name):
    for _ in range(20):
        person.page.keyboard.press("Tab")
        if person.focused() == name:
            return
    raise AssertionError(f"Tab does not reach {name}.")


def test_tab_enters_a_list_once_and_leaves_it(visit):
    person = visit(TABLET)
    tab_to(person, "Kitchen")
    person.page.keyboard.press("ArrowDown")
    assert person.focused() == "Cellar"
    # The control that opens the row is next, then what comes after the list.
    person.page.keyboard.press("Tab")
    assert person.focused_label() == "Contents of Cellar"
    tab_to(person, "Grain")
    person.page.keyboard.press("Shift+Tab")
    person.page.keyboard.press("Shift+Tab")
    assert person.focused() == "Cellar"


def test_arrows_lead_from_one_section_to_the_next(visit):
    person = visit(TABLET)
    tab_to(person, "Kitchen")
    for key, name in [
        ("ArrowDown", "Cellar"),
        ("ArrowDown", "Attic"),
        ("ArrowDown", "Shed"),
        ("End", "Well"),
        ("Home", "Kitchen"),
    ]:
        person.page.keyboard.press(key)
        assert person.focused() == name, key


def test_arrows_to_the_sides_open_and_close_a_row(visit):
    person = visit(TABLET)
    oven = person.page.get_by_role("button", name="Oven", exact=True)
    tab_to(person, "Kitchen")
    person.page.keyboard.press("ArrowRight")
    expect(oven).to_be_visible()
    assert person.focused() == "Kitchen"
    person.page.keyboard.press("ArrowRight")
    person.page.keyboard.press("ArrowLeft")
    expect(oven).to_have_count(0)


def test_a_press_of_the_row_selects_it_and_a_press_of_its_chevron_opens_it(visit):
    person = visit(TABLET)
    row = person.page.get_by_role("button", name="Kitchen", exact=True)
    oven = person.page.get_by_role("button", name="Oven", exact=True)
    person.page.get_by_role("button", name="Contents of Kitchen").tap()
    expect(oven).to_be_visible()
    expect(row).not_to_have_attribute("aria-current", "true")
    row.tap()
    expect(row).to_have_attribute("aria-current", "true")
    expect(oven).to_be_visible()


def test_a_row_without_another_purpose_opens_as_a_whole(visit):
    person = visit(TABLET)
    grain = person.page.get_by_role("button", name="Grain", exact=True)
    grain.tap()
    expect(grain).to_have_attribute("aria-expanded", "true")
    expect(person.page.get_by_text("Rye")).to_be_visible()
    grain.tap()
    expect(person.page.get_by_text("Rye")).to_have_count(0)
