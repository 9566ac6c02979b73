"""Rows that are deleted, moved and swiped, and dates, on a page made for them (Tests/ChoicePages)."""
import pathlib
import re
import subprocess

import pytest
from playwright.sync_api import expect

from finger import Finger
from screens import PHONE

PAGES = pathlib.Path(__file__).resolve().parents[2] / ".build/debug/ChoicePages"


@pytest.fixture(scope="module")
def app():
    process = subprocess.Popen([PAGES, "--port", "0"], stdout=subprocess.PIPE, text=True)
    yield re.search(r"http://\S+", process.stdout.readline())[0]
    process.terminate()
    assert process.wait(timeout=10) == 0


@pytest.fixture
def person(visit):
    person = visit(PHONE)
    person.page.get_by_role("button", name="Editing", exact=True).click()
    expect(person.page.get_by_text("order: Apple Banana Cherry")).to_be_visible()
    return person


def button(person, name):
    return person.page.get_by_role("button", name=name, exact=True)


def swipe(person, words, distance):
    box = person.page.get_by_text(words, exact=True).bounding_box()
    finger = Finger(person.page)
    x = PHONE.width / 2 - distance / 2
    finger.down(x, box["y"] + box["height"] / 2)
    finger.move(x=x + distance)
    finger.up()


def test_a_swipe_uncovers_what_deletes_a_row(person):
    swipe(person, "Banana", -90)
    delete = button(person, "Delete")
    expect(delete).to_be_visible()
    delete.click()
    expect(person.page.get_by_text("order: Apple Cherry")).to_be_visible()


def test_a_long_swipe_does_what_the_first_button_does(person):
    swipe(person, "Letter", -260)
    expect(person.page.get_by_text("note: archived")).to_be_visible()


def test_a_row_goes_along_with_the_finger_and_back_if_that_was_not_far(person):
    words = person.page.get_by_text("Letter", exact=True)
    box = words.bounding_box()
    finger = Finger(person.page)
    finger.down(PHONE.width / 2, box["y"] + box["height"] / 2)
    finger.move(x=PHONE.width / 2 - 30)
    assert abs(words.bounding_box()["x"] - (box["x"] - 30)) < 1
    finger.up()
    person.wait_for(lambda: words.bounding_box() == box)
    expect(button(person, "Archive")).to_have_count(0)


def test_a_row_does_not_go_where_nothing_would_be_uncovered(person):
    words = person.page.get_by_text("Letter", exact=True)
    box = words.bounding_box()
    finger = Finger(person.page)
    finger.down(PHONE.width / 2, box["y"] + box["height"] / 2)
    finger.move(x=PHONE.width / 2 + 60)
    assert words.bounding_box() == box
    finger.up()


def test_a_swipe_the_other_way_covers_the_buttons_again(person):
    swipe(person, "Letter", -90)
    expect(button(person, "Archive")).to_be_visible()
    swipe(person, "Letter", 90)
    expect(button(person, "Archive")).to_have_count(0)


def test_swipe_actions_are_pressed_or_covered_again(person):
    swipe(person, "Letter", -90)
    expect(button(person, "Archive")).to_be_visible()
    button(person, "Bin").click()
    expect(person.page.get_by_text("note: binned")).to_be_visible()
    expect(button(person, "Archive")).to_have_count(0)


def test_a_row_is_moved_by_its_handle_and_by_the_keyboard(person):
    button(person, "Edit").click()
    handle = button(person, "Reorder Apple")
    box = handle.bounding_box()
    person.page.mouse.move(box["x"] + 5, box["y"] + 5)
    person.page.mouse.down()
    person.page.mouse.move(box["x"] + 5, box["y"] + 5 + 110, steps=5)
    person.page.mouse.up()
    expect(person.page.get_by_text("order: Banana Cherry Apple")).to_be_visible()
    button(person, "Reorder Cherry").focus()
    person.page.keyboard.press("ArrowUp")
    expect(person.page.get_by_text("order: Cherry Banana Apple")).to_be_visible()


def test_a_list_that_is_pulled_down_is_loaded_anew(person):
    finger = Finger(person.page)
    finger.down(PHONE.width / 2, 160)
    finger.move(y=320)
    finger.up()
    expect(person.page.get_by_role("progressbar", name="Refreshing")).to_be_visible()
    expect(person.page.get_by_text("note: loaded")).to_be_visible()
    expect(person.page.get_by_role("progressbar", name="Refreshing")).to_have_count(0)


def test_a_date_opens_a_calendar(person):
    button(person, "Jun 14, 2024").click()
    expect(person.page.get_by_role("dialog", name="Date")).to_be_visible()
    button(person, "Thursday, June 20, 2024").click()
    person.page.keyboard.press("Escape")
    expect(button(person, "Jun 20, 2024")).to_be_visible()
