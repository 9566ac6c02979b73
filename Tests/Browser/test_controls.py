"""Buttons, gestures, scroll views and movements, on a page made for them (Tests/ControlPages)."""
import pathlib
import re
import subprocess

import pytest
from playwright.sync_api import expect

import outline
from screens import PHONE

PAGES = pathlib.Path(__file__).resolve().parents[2] / ".build/debug/ControlPages"


@pytest.fixture(scope="module")
def app():
    process = subprocess.Popen([PAGES, "--port", "0"], stdout=subprocess.PIPE, text=True)
    yield re.search(r"http://\S+", process.stdout.readline())[0]
    process.terminate()
    assert process.wait(timeout=10) == 0


def noted(person, words):
    expect(person.page.get_by_text(f"note: {words}", exact=True)).to_be_visible()


def button(person, name):
    return person.page.get_by_role("button", name=name, exact=True)


def middle(locator):
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_what_a_browser_reads_out_is_what_the_app_means(visit):
    person = visit(PHONE)
    answer = subprocess.run([PAGES, "--outline", "--device", PHONE.device], capture_output=True, text=True, timeout=60)
    assert outline.of(person.page) == answer.stdout.rstrip("\n")


def test_a_button_answers_to_the_mouse(visit):
    person = visit(PHONE)
    button(person, "Bordered").click()
    noted(person, "bordered")


def test_a_button_answers_to_enter_and_to_space(visit):
    person = visit(PHONE)
    button(person, "Quiet").focus()
    person.page.keyboard.press("Enter")
    noted(person, "quiet")
    button(person, "Prominent").focus()
    person.page.keyboard.press("Space")
    noted(person, "prominent")


def test_a_disabled_button_answers_to_nothing(visit):
    person = visit(PHONE)
    expect(button(person, "Off")).to_be_disabled()
    person.page.mouse.click(*middle(button(person, "Off")))
    button(person, "Quiet").click()
    noted(person, "quiet")


def test_a_style_that_asks_sees_the_button_held_down(visit):
    person = visit(PHONE)
    person.page.mouse.move(*middle(button(person, "Held, up")))
    person.page.mouse.down()
    expect(button(person, "Held, down")).to_be_visible()
    person.page.mouse.up()
    expect(button(person, "Held, up")).to_be_visible()
    noted(person, "let go")


def test_a_button_in_a_row_is_pressed_by_itself(visit):
    person = visit(PHONE)
    button(person, "Light").tap()
    noted(person, "lit")


def test_a_button_that_is_a_row_answers_anywhere_in_it(visit):
    person = visit(PHONE)
    row = person.page.get_by_role("listitem").filter(has_text="Whole row")
    row.tap(position={"x": 250, "y": 10})
    noted(person, "row")


def switch(person, name):
    return person.page.get_by_role("switch", name=name, exact=True)


def test_a_switch_turns_on_and_off_by_finger_space_and_enter(visit):
    person = visit(PHONE)
    locked = switch(person, "Locked")
    expect(locked).to_be_checked()
    locked.tap()
    expect(locked).not_to_be_checked()
    locked.focus()
    person.page.keyboard.press("Space")
    expect(locked).to_be_checked()
    person.page.keyboard.press("Enter")
    expect(locked).not_to_be_checked()


def test_a_switch_that_is_not_enabled_cannot_be_turned(visit):
    person = visit(PHONE)
    expect(switch(person, "Warm")).to_be_disabled()
    switch(person, "Locked").tap()
    expect(switch(person, "Warm")).to_be_enabled()


def test_a_row_with_a_switch_is_one_switch_and_answers_anywhere_in_it(visit):
    person = visit(PHONE)
    row = person.page.get_by_role("listitem").filter(has=switch(person, "Dry"))
    row.tap(position={"x": 30, "y": 10})
    expect(person.page.get_by_text("wet", exact=True)).to_be_visible()
    expect(switch(person, "Dry")).not_to_be_checked()


def test_the_thumb_of_a_switch_glides(visit):
    person = visit(PHONE, reduced_motion="no-preference")
    switch(person, "Locked").tap()
    gliding = "document.getAnimations().filter(({ id }) => id === 'glide')"
    person.page.wait_for_function(f"() => {gliding}.length > 0")
    person.page.wait_for_function(f"() => {gliding}.length === 0")


@pytest.mark.parametrize("motion, turns", [("no-preference", True), ("reduce", False)])
def test_what_goes_on_turns_for_someone_who_wants_motion(visit, motion, turns):
    person = visit(PHONE, reduced_motion=motion)
    spinner = person.page.locator(".spinning")
    expect(spinner).to_have_count(1)
    assert (spinner.evaluate("(element) => element.getAnimations().length") > 0) == turns


def test_a_tap_gesture_in_a_row_answers_on_its_content_only(visit):
    person = visit(PHONE)
    row = person.page.get_by_role("listitem").filter(has_text="Tent")
    row.tap(position={"x": 250, "y": 26})
    button(person, "Quiet").tap()
    noted(person, "quiet")
    button(person, "Tent").tap()
    noted(person, "tent")


@pytest.mark.parametrize("way", ["finger", "mouse", "keyboard"])
def test_a_tap_gesture_answers_to(visit, way):
    person = visit(PHONE)
    target = button(person, "Tap me")
    if way == "finger":
        target.tap()
    elif way == "mouse":
        target.click()
    else:
        target.focus()
        person.page.keyboard.press("Enter")
    noted(person, "tapped")


def test_two_taps_are_a_double_tap_and_one_is_not(visit):
    person = visit(PHONE)
    target = button(person, "Tap me twice")
    target.click()
    person.page.wait_for_timeout(500)
    noted(person, "nothing")
    target.dblclick()
    noted(person, "twice")


def test_a_finger_that_stays_presses_long(visit):
    person = visit(PHONE)
    person.page.mouse.move(*middle(person.page.get_by_text("Press me long")))
    person.page.mouse.down()
    noted(person, "long")
    person.page.mouse.up()


def test_a_drag_is_followed_and_told_of_at_its_end(visit):
    person = visit(PHONE)
    x, y = middle(person.page.get_by_text("Drag me, 0"))
    person.page.mouse.move(x, y)
    person.page.mouse.down()
    person.page.mouse.move(x + 30, y, steps=5)
    expect(person.page.get_by_text("Drag me, 30")).to_be_visible()
    person.page.mouse.move(x + 60, y, steps=5)
    person.page.mouse.up()
    noted(person, "dragged 60")
    expect(person.page.get_by_text("Drag me, 0")).to_be_visible()


def test_a_scroll_view_scrolls_by_keys_and_by_the_app(visit):
    person = visit(PHONE)
    scroller = person.page.locator(".scroll[tabindex='0']").first
    scroller.focus()
    person.page.keyboard.press("PageDown")
    person.wait_for(lambda: scroller.evaluate("(element) => element.scrollTop") > 100)
    button(person, "To the end").evaluate("(element) => element.click()")
    expect(person.page.get_by_text("the end", exact=True)).to_be_in_viewport()


def test_what_is_animated_glides(visit):
    person = visit(PHONE, reduced_motion="no-preference")
    button(person, "Widen").click()
    gliding = "document.getAnimations().filter(({ id }) => id === 'glide')"
    person.page.wait_for_function(
        f"() => {gliding}.some(({{ effect }}) => effect.getKeyframes()[0].width === '100px')"
    )
    person.page.wait_for_function(f"() => {gliding}.length === 0")


def test_what_leaves_slides_out_and_what_comes_slides_in(visit):
    person = visit(PHONE, reduced_motion="no-preference")
    guest = person.page.get_by_text("guest", exact=True)
    button(person, "Come and go").click()
    person.page.wait_for_function("() => document.querySelector('[id^=gone-]')?.getAnimations().length === 1")
    expect(guest).to_have_count(0)
    button(person, "Come and go").click()
    expect(guest).to_be_visible()
    assert guest.evaluate("(element) => element.closest('[data-enter]').getAnimations().length") == 1


def test_a_person_who_wants_no_motion_sees_the_end_at_once(visit):
    person = visit(PHONE)
    button(person, "Come and go").click()
    expect(person.page.get_by_text("guest", exact=True)).to_have_count(0)
    assert person.page.evaluate("document.getAnimations().length") == 0
