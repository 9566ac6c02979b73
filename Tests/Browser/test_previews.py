"""A preview in place of the app."""
import subprocess

import pytest
from playwright.sync_api import expect

from conftest import APP, served


@pytest.fixture(scope="module")
def app():
    with served("--preview", "A row with a note") as address:
        yield address


def test_a_preview_is_served_in_place_of_the_app(visit):
    page = visit().page
    expect(page.get_by_text("Boils a litre in five minutes")).to_be_visible()
    expect(page.get_by_role("heading", name="Equipment")).to_have_count(0)


def test_previews_lists_what_can_be_shown():
    answer = subprocess.run([APP, "--previews"], capture_output=True, text=True, timeout=60)
    assert answer.returncode == 0
    assert [line.split("  ")[0] for line in answer.stdout.splitlines()] == [
        "All of it", "Level by level", "One category", "A page", "A row with a note",
    ]


def test_an_unknown_preview_is_answered_with_those_that_there_are():
    answer = subprocess.run([APP, "--preview", "A flood"], capture_output=True, text=True, timeout=60)
    assert answer.returncode == 64
    assert 'There is no preview "A flood"' in answer.stderr
    assert "A row with a note" in answer.stderr
