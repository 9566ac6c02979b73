"""Pickers and menus, on a page made for them (Tests/ChoicePages)."""
import pathlib
import re
import subprocess

import pytest
from playwright.sync_api import expect

import outline
from screens import PHONE

PAGES = pathlib.Path(__file__).resolve().parents[2] / ".build/debug/ChoicePages"


@pytest.fixture(scope="module")
def app():
    process = subprocess.Popen([PAGES, "--port", "0"], stdout=subprocess.PIPE, text=True)
    yield re.search(r"http://\S+", process.stdout.readline())[0]
    process.terminate()
    assert process.wait(timeout=10) == 0


def noted(person, words):
    expect(person.page.get_by_text(f"note: {words}", exact=True)).to_be_attached()


def button(person, name):
    return person.page.get_by_role("button", name=name, exact=True)


def test_what_a_browser_reads_out_is_what_the_app_means(visit):
    person = visit(PHONE)
    answer = subprocess.run([PAGES, "--outline", "--device", PHONE.device], capture_output=True, text=True, timeout=60)
    assert outline.of(person.page) == answer.stdout.rstrip("\n")


def test_a_picker_shows_a_menu_from_which_an_option_is_chosen(visit):
    person = visit(PHONE)
    button(person, "Flavour, Vanilla").click()
    option = person.page.get_by_role("menuitemradio", name="Chocolate")
    expect(option).to_be_visible()
    expect(person.page.get_by_role("menuitemradio", name="Vanilla")).to_be_focused()
    option.click()
    expect(button(person, "Flavour, Chocolate")).to_be_visible()
    expect(person.page.get_by_role("menu")).to_have_count(0)


def test_a_menu_is_used_by_the_keyboard_alone_and_gives_the_focus_back(visit):
    person = visit(PHONE)
    more = button(person, "More")
    more.focus()
    person.page.keyboard.press("Enter")
    items = person.page.get_by_role("menuitem")
    expect(items.nth(0)).to_be_focused()
    person.page.keyboard.press("ArrowDown")
    expect(person.page.get_by_role("menuitem", name="Delete")).to_be_focused()
    person.page.keyboard.press("Escape")
    expect(person.page.get_by_role("menu")).to_have_count(0)
    expect(more).to_be_focused()
    person.page.keyboard.press("Enter")
    expect(items.nth(0)).to_be_focused()
    person.page.keyboard.press("d")
    person.page.keyboard.press("d")
    expect(person.page.get_by_role("menuitem", name="Deliver")).to_be_focused()
    person.page.keyboard.press("ArrowRight")
    expect(person.page.get_by_role("menuitem", name="By bike")).to_be_focused()
    person.page.keyboard.press("ArrowLeft")
    expect(person.page.get_by_role("menuitem", name="By bike")).to_have_count(0)


def test_a_menu_stays_on_screen_and_near_its_button(visit):
    person = visit(PHONE)
    for name in ("More", "At the end"):
        opener = button(person, name)
        place = opener.bounding_box()
        opener.click()
        menu = person.page.get_by_role("menu")
        expect(menu).to_be_visible()
        box = menu.bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= PHONE.width
        assert box["y"] >= 0 and box["y"] + box["height"] <= PHONE.height
        gap = max(box["y"] - (place["y"] + place["height"]), place["y"] - (box["y"] + box["height"]))
        assert abs(gap) < 40
        person.page.keyboard.press("Escape")
        expect(menu).to_have_count(0)


def test_a_press_beside_a_menu_takes_it_away(visit):
    person = visit(PHONE)
    button(person, "More").click()
    expect(person.page.get_by_role("menu")).to_be_visible()
    person.page.mouse.click(PHONE.width - 5, 5)
    expect(person.page.get_by_role("menu")).to_have_count(0)
    noted(person, "nothing")


def test_the_other_button_of_a_mouse_and_a_finger_that_stays_show_the_menu_of_a_view(visit):
    person = visit(PHONE)
    held = person.page.get_by_text("Held", exact=True)
    held.click(button="right")
    person.page.get_by_role("menuitem", name="Lend").click()
    noted(person, "lent")
    box = held.bounding_box()
    person.page.mouse.move(box["x"] + 5, box["y"] + 5)
    person.page.mouse.down()
    expect(person.page.get_by_role("menuitem", name="Lend")).to_be_visible()
    person.page.mouse.up()
    expect(person.page.get_by_role("menuitem", name="Lend")).to_be_visible()


def test_arrows_choose_among_segments(visit):
    person = visit(PHONE)
    small = person.page.get_by_role("radio", name="Small")
    small.focus()
    person.page.keyboard.press("ArrowRight")
    large = person.page.get_by_role("radio", name="Large")
    expect(large).to_be_checked()
    expect(large).to_be_focused()


def test_a_wheel_rests_with_its_option_in_the_middle_and_is_turned_by_scrolling(visit):
    person = visit(PHONE)
    wheel = person.page.get_by_role("radiogroup", name="Hour").locator("[data-wheel]")
    wheel.scroll_into_view_if_needed()
    assert wheel.evaluate("wheel => Math.round(wheel.scrollTop / 32)") == 9
    wheel.evaluate("wheel => wheel.scrollTo({ top: 12 * 32 })")
    expect(person.page.get_by_role("radio", name="12 h")).to_be_checked()


def test_a_picker_leads_to_a_screen_and_back(visit):
    person = visit(PHONE)
    button(person, "Place, Here").click()
    person.page.get_by_role("radio", name="To go").click()
    expect(button(person, "Place, To go")).to_be_visible()


def test_the_focus_returns_to_a_picker_that_is_called_otherwise_after_the_choice(visit):
    person = visit(PHONE)
    button(person, "Flavour, Vanilla").focus()
    person.page.keyboard.press("Enter")
    expect(person.page.get_by_role("menuitemradio", name="Vanilla")).to_be_focused()
    person.page.keyboard.press("ArrowDown")
    person.page.keyboard.press("Enter")
    expect(person.page.get_by_role("menu")).to_have_count(0)
    expect(button(person, "Flavour, Chocolate")).to_be_focused()


def test_a_wheel_goes_back_from_a_choice_that_the_app_does_not_take(visit):
    person = visit(PHONE)
    wheel = person.page.get_by_role("radiogroup", name="Fixed").locator("[data-wheel]")
    wheel.scroll_into_view_if_needed()
    wheel.evaluate("wheel => wheel.scrollTo({ top: 7 * 32 })")
    person.page.wait_for_function("wheel => Math.round(wheel.scrollTop / 32) === 3", arg=wheel.element_handle())
    expect(person.page.get_by_text("fixed at 3", exact=True)).to_be_attached()


def test_a_wheel_chooses_nothing_while_a_finger_is_on_it(visit):
    person = visit(PHONE)
    wheel = person.page.get_by_role("radiogroup", name="Hour").locator("[data-wheel]")
    wheel.scroll_into_view_if_needed()
    touch = """(wheel, kind) => {
        const touch = new Touch({ identifier: 1, target: wheel });
        const touches = kind === "touchstart" ? [touch] : [];
        wheel.dispatchEvent(new TouchEvent(kind, { touches, changedTouches: [touch], bubbles: true }));
    }"""
    wheel.evaluate(touch, "touchstart")
    wheel.evaluate("wheel => wheel.scrollTo({ top: 14 * 32 })")
    person.page.wait_for_timeout(500)
    expect(person.page.get_by_role("radio", name="9 h", exact=True)).to_be_checked()
    wheel.evaluate(touch, "touchend")
    expect(person.page.get_by_role("radio", name="14 h", exact=True)).to_be_checked()


def test_a_finger_that_has_shown_a_menu_ends_no_gesture(visit):
    person = visit(PHONE)
    held = person.page.get_by_text("Dragged 0", exact=True)
    held.scroll_into_view_if_needed()
    box = held.bounding_box()
    person.page.mouse.move(box["x"] + 5, box["y"] + 5)
    person.page.mouse.down()
    expect(person.page.get_by_role("menuitem", name="Keep")).to_be_visible()
    person.page.mouse.up()
    person.page.get_by_role("menuitem", name="Keep").click()
    noted(person, "kept")
    expect(person.page.get_by_text("Dragged 0", exact=True)).to_be_attached()
