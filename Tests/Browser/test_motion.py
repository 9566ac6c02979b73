"""Screens move in and out, and what moves is only a picture of what was."""
from playwright.sync_api import expect

import outline
from screens import PHONE


# What moves may be the screen itself, or the column that it is the first screen of.
MOTIONS = "document.getAnimations().filter((motion) => motion.effect.target.contains(screen))"


def test_a_screen_moves_in_from_the_right(visit):
    person = visit(PHONE, reduced_motion="no-preference")
    person.press("Camp Kitchen")
    detail = person.page.locator("section").last
    person.wait_for(lambda: detail.evaluate(f"(screen) => {MOTIONS}.length") == 1)
    assert detail.evaluate("(screen) => screen.getBoundingClientRect().left") > 0
    detail.evaluate(f"(screen) => Promise.all({MOTIONS}.map((motion) => motion.finished))")
    assert detail.evaluate("(screen) => screen.getBoundingClientRect().left") == 0


def test_a_screen_that_moves_out_is_not_there_any_more(visit, expected_outline):
    person = visit(PHONE, reduced_motion="no-preference")
    person.press("Camp Kitchen")
    expect(person.heading("Camp Kitchen")).to_be_visible()
    person.back()
    person.wait_for(lambda: outline.of(person.page) == expected_outline(PHONE))
    expect(person.page.locator("section")).to_have_count(1)


def test_a_person_who_wants_no_motion_gets_none(visit):
    person = visit(PHONE)
    person.press("Camp Kitchen")
    expect(person.heading("Camp Kitchen")).to_be_visible()
    assert person.page.evaluate("document.getAnimations().length") == 0
