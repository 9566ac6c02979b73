"""An app that is translated is in the browser's language (Tests/BrowserProbe/Localizable.xcstrings)."""
import pytest
from playwright.sync_api import expect

from conftest import PROBE
from screens import PHONE

PREVIEW = ("--preview", "Languages")


@pytest.fixture
def app(address_of):
    return address_of(PROBE, *PREVIEW)


def words(person):
    person.page.locator(".text").first.wait_for()
    return person.page.locator(".text").all_inner_texts()


def test_texts_and_their_forms_are_those_of_the_browsers_language(visit):
    person = visit(PHONE, locale="de-DE")
    assert words(person) == ["Küche", "Tee trinkt Ada", "Eine Tasse", "1.200 Tassen", "Küche, von Hand", "Kitchen"]
    assert person.page.locator(".text span > span").all_inner_texts() == ["Tee"]


def test_without_a_translation_texts_are_as_they_were_written(visit):
    person = visit(PHONE, locale="fr-FR")
    assert words(person)[:3] == ["Kitchen", "Ada drinks tea", "One cup"]


def test_a_part_of_an_app_can_be_in_another_language(visit):
    person = visit(PHONE, locale="de-DE")
    expect(person.page.get_by_text("Kitchen", exact=True)).to_be_visible()


def test_an_app_in_arabic_begins_on_the_right(visit):
    person = visit(PHONE, locale="ar")
    expect(person.page.locator("main")).to_have_attribute("dir", "rtl")
    box = person.page.get_by_text("المطبخ", exact=True).first.bounding_box()
    assert box["x"] + box["width"] / 2 > PHONE.width / 2


def test_an_app_that_is_not_translated_into_hebrew_begins_on_the_left(visit):
    person = visit(PHONE, locale="he")
    assert words(person)[0] == "Kitchen"
    assert person.page.locator("main").get_attribute("dir") is None
