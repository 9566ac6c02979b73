"""Sheets: they come, follow a finger, rest where the app says, and go."""
import json
import re

import pytest
from playwright.sync_api import expect

import outline
from conftest import ROOT, served
from finger import Finger
from screens import PHONE, TABLET

PROBE = ROOT / ".build/debug/SheetProbe"
HEIGHT = PHONE.height
# A browser's window has no safe area here: a sheet of 200 points is 200 high, the largest begins at 31.
LOWEST, MEDIUM, LARGEST = 200, HEIGHT / 2, HEIGHT - 31


@pytest.fixture(scope="module")
def app():
    with served(program=PROBE) as address:
        yield address


def open_sheet(person, name):
    person.press(name)
    expect(person.page.get_by_role("dialog")).to_have_count(1)
    return person.page.get_by_role("dialog")


def top(sheet):
    return sheet.evaluate("(sheet) => sheet.getBoundingClientRect().top")


def wait_for_top(person, sheet, expected):
    person.wait_for(
        lambda: abs(top(sheet) - expected) < 1, otherwise=lambda: f"The sheet is at {top(sheet)}, not at {expected}."
    )


def is_gone(person):
    """What moves out is only a picture of the sheet, with another id."""
    expect(person.page.locator("[id^='n'][role='dialog']")).to_have_count(0)


def drag(person, start, end, is_flicked=False):
    finger = Finger(person.page)
    finger.down(person.screen.width / 2, start)
    finger.move(end)
    if not is_flicked:
        finger.rest()
    finger.up()


def hold_motions(page):
    """Has every motion stop a tenth of a second after its start."""
    page.add_init_script(
        """
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (frames, timing) {
            const motion = animate.call(this, frames, timing);
            if (timing.duration > 1) {
                motion.pause();
                motion.currentTime = 100;
            }
            return motion;
        };
        """
    )


def finish_motions(person):
    person.page.evaluate("document.getAnimations().forEach((motion) => motion.finish())")


def test_a_sheet_opens_at_its_lowest_height_and_is_a_modal_dialog(visit):
    person = visit()
    sheet = open_sheet(person, "Berths")
    wait_for_top(person, sheet, HEIGHT - LOWEST)
    expect(sheet).to_have_attribute("aria-modal", "true")
    assert outline.of(person.page).splitlines()[:3] == [
        "application", '  button "dismiss popup"', '  dialog "Berths"',
    ]


def test_the_sheet_follows_the_finger(visit):
    person = visit()
    sheet = open_sheet(person, "Berths")
    finger = Finger(person.page)
    finger.down(195, 700)
    finger.move(600)
    # All of the way but the first ten points, which make it a drag.
    wait_for_top(person, sheet, HEIGHT - LOWEST - 90)
    finger.move(660)
    wait_for_top(person, sheet, HEIGHT - LOWEST - 30)
    finger.rest()
    finger.up()
    wait_for_top(person, sheet, HEIGHT - LOWEST)


def test_dragged_up_it_rests_at_the_next_height_and_at_last_fills_the_width(visit):
    person = visit()
    sheet = open_sheet(person, "Berths")
    drag(person, 700, 500)
    wait_for_top(person, sheet, HEIGHT - MEDIUM)
    drag(person, 600, 300)
    wait_for_top(person, sheet, HEIGHT - LARGEST)
    assert sheet.evaluate("(sheet) => sheet.getBoundingClientRect().width") == PHONE.width


def test_content_scrolls_at_the_largest_height_only_and_is_scrolled_back_before_the_sheet_goes_down(visit):
    person = visit()
    sheet = open_sheet(person, "Berths")
    scroller = sheet.locator(".scroll")
    scrolled = lambda: scroller.evaluate("(scroller) => scroller.scrollTop")
    drag(person, 700, 100)
    wait_for_top(person, sheet, HEIGHT - LARGEST)
    assert scrolled() == 0
    drag(person, 700, 500)
    assert scrolled() == 190
    assert top(sheet) == HEIGHT - LARGEST
    drag(person, 300, 600)
    person.wait_for(lambda: scrolled() == 0)
    wait_for_top(person, sheet, HEIGHT - LARGEST)


def test_dragged_down_it_rests_at_the_height_below_and_then_goes(visit):
    person = visit()
    sheet = open_sheet(person, "Berths")
    drag(person, 700, 500)
    wait_for_top(person, sheet, HEIGHT - MEDIUM)
    drag(person, 450, 640)
    wait_for_top(person, sheet, HEIGHT - LOWEST)
    drag(person, 660, 830)
    is_gone(person)
    expect(person.row("Berths")).to_be_visible()


def test_a_flick_down_dismisses(visit):
    person = visit()
    open_sheet(person, "Log")
    drag(person, 300, 600, is_flicked=True)
    is_gone(person)


def test_the_next_tap_after_a_flick_counts(visit):
    person = visit()
    open_sheet(person, "Log")
    drag(person, 300, 800, is_flicked=True)
    is_gone(person)
    open_sheet(person, "Berths")


def test_a_short_pull_springs_back_and_says_so(visit):
    person = visit()
    sheet = open_sheet(person, "Log")
    drag(person, 300, 360)
    wait_for_top(person, sheet, 31)
    kind, node, distance, velocity, _ = json.loads(person.sent[-1])
    assert (kind, distance, velocity) == ("s", 50, 0)


def test_what_may_not_go_can_be_pulled_only_a_little(visit):
    person = visit()
    sheet = open_sheet(person, "Pilot")
    finger = Finger(person.page)
    finger.down(195, 500)
    finger.move(800)
    assert 0 < top(sheet) - HEIGHT / 2 < 150
    finger.up()
    wait_for_top(person, sheet, HEIGHT - MEDIUM)
    person.page.keyboard.press("Escape")
    person.page.touchscreen.tap(195, 100)
    drag(person, 700, 400)
    wait_for_top(person, sheet, HEIGHT - LARGEST)


def test_escape_closes_and_the_focus_returns_to_the_row(visit):
    person = visit()
    sheet = open_sheet(person, "Log")
    assert sheet.evaluate("(sheet) => sheet.contains(document.activeElement)")
    person.page.keyboard.press("Escape")
    is_gone(person)
    person.wait_for(lambda: person.focused() == "Log")


def test_a_touch_beside_the_sheet_closes_it(visit):
    person = visit()
    open_sheet(person, "Berths")
    person.page.touchscreen.tap(195, 100)
    is_gone(person)


def test_the_grabber_goes_to_the_next_height(visit):
    person = visit()
    sheet = open_sheet(person, "Berths")
    person.page.get_by_role("button", name="Sheet Grabber").tap()
    wait_for_top(person, sheet, HEIGHT - MEDIUM)


def test_a_row_in_a_sheet_is_pressed_by_a_tap_and_not_by_a_drag(visit):
    person = visit()
    sheet = open_sheet(person, "Berths")
    drag(person, 760, 560)
    wait_for_top(person, sheet, HEIGHT - MEDIUM)
    selected = sheet.locator("[aria-current]")
    expect(selected).to_have_count(0)
    person.press("Berth 5")
    expect(selected).to_have_count(1)


def test_a_turned_phone_covers_the_window_and_has_its_height_again_when_turned_back(visit):
    person = visit()
    sheet = open_sheet(person, "Berths")
    drag(person, 700, 500)
    wait_for_top(person, sheet, HEIGHT - MEDIUM)
    person.rotate()
    wait_for_top(person, sheet, 0)
    person.rotate()
    wait_for_top(person, sheet, HEIGHT - MEDIUM)


def test_a_turn_of_the_phone_is_no_motion_of_the_sheet(visit):
    person = visit(reduced_motion="no-preference", before=hold_motions)
    sheet = open_sheet(person, "Berths")
    finish_motions(person)
    person.rotate()
    assert sheet.evaluate("(sheet) => sheet.getAnimations().length") == 0
    assert top(sheet) == 0


def test_what_is_behind_comes_to_light_as_the_sheet_is_pulled_down(visit):
    person = visit()
    sheet = open_sheet(person, "Log")
    opacity = lambda: float(person.page.get_by_role("button", name="dismiss popup").evaluate(
        "(veil) => getComputedStyle(veil).opacity"
    ))
    finger = Finger(person.page)
    finger.down(195, 300)
    finger.move(500)
    # 190 of the 813 points of its height.
    person.wait_for(lambda: abs(opacity() - (1 - 190 / LARGEST)) < 0.01)
    finger.rest()
    finger.up()
    wait_for_top(person, sheet, 31)
    assert opacity() == 1


def test_on_a_tablet_it_is_a_card_that_can_be_swiped_away(visit):
    person = visit(TABLET)
    sheet = open_sheet(person, "Berths")
    assert sheet.bounding_box() == {"x": 320, "y": 100, "width": 540, "height": 620}
    drag(person, 130, 190)
    wait_for_top(person, sheet, 100)
    drag(person, 130, 700)
    is_gone(person)


def test_a_cover_stays_under_the_finger_and_goes_when_its_content_says_so(visit):
    person = visit()
    cover = open_sheet(person, "Storm")
    drag(person, 400, 800, is_flicked=True)
    person.page.keyboard.press("Escape")
    assert top(cover) == 0
    person.press("It is over")
    is_gone(person)


def test_a_sheet_comes_up_from_below_and_goes_down_again(visit):
    person = visit(reduced_motion="no-preference", before=hold_motions)
    sheet = open_sheet(person, "Log")
    assert 31 < top(sheet) < HEIGHT
    finish_motions(person)
    assert top(sheet) == 31
    handle = sheet.element_handle()
    person.page.keyboard.press("Escape")
    is_gone(person)
    assert 31 < handle.evaluate("(sheet) => sheet.getBoundingClientRect().top") < HEIGHT
    finish_motions(person)
    person.wait_for(lambda: not handle.evaluate("(sheet) => sheet.isConnected"))


def test_a_sheet_is_taken_hold_of_while_it_moves(visit):
    person = visit(reduced_motion="no-preference", before=hold_motions)
    sheet = open_sheet(person, "Log")
    before = top(sheet)
    assert 31 < before < HEIGHT
    finger = Finger(person.page)
    finger.down(195, 600)
    finger.move(630)
    wait_for_top(person, sheet, before + 20)
    finger.rest()
    finger.up()
    # The answer: it has been let go once.
    expect(sheet).to_have_attribute("data-sheet", re.compile("^1 1 1 "))
    finish_motions(person)
    wait_for_top(person, sheet, 31)
