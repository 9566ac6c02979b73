"""Screens move in and out, and what moves is only a picture of what was."""
from playwright.sync_api import expect

import outline
from conftest import PROBE
from screens import PHONE


# What moves may be the screen itself, or the column that it is the first screen of.
MOTIONS = "document.getAnimations().filter((motion) => motion.effect.target.contains(screen))"


def test_a_screen_moves_in_from_the_right(visit):
    person = visit(PHONE, reduced_motion="no-preference")
    person.slow_motion()
    person.press("Camp Kitchen")
    detail = person.page.locator("section").last
    person.wait_for(lambda: detail.evaluate(f"(screen) => {MOTIONS}.length") == 1)
    assert detail.evaluate("(screen) => screen.getBoundingClientRect().left") > 0
    detail.evaluate(f"(screen) => {MOTIONS}.forEach((motion) => motion.finish())")
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


def test_a_screen_that_another_one_replaces_stays_below_it_until_that_is_in_place(visit, address_of):
    person = visit(PHONE, reduced_motion="no-preference")
    person.open(address_of(PROBE, "--preview", "Piers"))
    person.slow_motion()
    person.page.get_by_role("button", name="Next Pier").tap()
    expect(person.heading("Pier 2")).to_be_visible()
    places = person.page.evaluate(
        """() => {
            const found = [...document.querySelectorAll('[data-transition="push"]')].map((screen) => ({
                isGone: screen.id.startsWith("gone-"), left: screen.getBoundingClientRect().left,
            }));
            for (const motion of document.getAnimations()) motion.finish();
            return found;
        }"""
    )
    assert [place["isGone"] for place in places] == [True, False]
    assert places[0]["left"] <= 0 < places[1]["left"]
    person.wait_for(lambda: person.page.locator("[id^='gone-']").count() == 0)
    expect(person.page.locator("section:not([inert])")).to_have_count(1)
