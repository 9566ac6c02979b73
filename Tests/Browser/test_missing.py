"""What an app's author has forgotten is named in one line each: on the command line, in the host's output and on the page."""
import os
import re
import subprocess

import pytest
from playwright.sync_api import expect

from conftest import PROBE
from person import Person
from screens import PHONE

PREVIEW = ["--preview", "Missing things"]
# What is shown all the same, and says what is missing.
WARNINGS = [
    "No image named 'no-such-picture' found in asset catalog for main bundle",
    "No symbol named 'no.such.symbol' found in system symbol set",
    "No color named 'NoSuchColour' found in asset catalog for main bundle",
]
NO_DESTINATION = "presenting a value of type “Int” but there is no matching navigationDestination"
# What ends the app, by the link that leads there.
OBJECTS = {
    "Larder": "No Observable object of type Larder found. A View.environment(_:) for Larder may be missing",
    "Cellar": "No ObservableObject of type Cellar found. A View.environmentObject(_:) for Cellar may be missing",
}


def lines_with(words, text):
    return sum(words in line for line in text.splitlines())


def outline(*steps):
    return subprocess.run(
        [PROBE, "--outline", *PREVIEW, "--steps", "; ".join(steps)], capture_output=True, text=True, timeout=60
    )


def test_the_command_line_names_what_is_missing_once():
    answer = outline('press "Nowhere"', "back", 'press "Nowhere"')
    for words in [*WARNINGS, NO_DESTINATION]:
        assert lines_with(words, answer.stderr) == 1, answer.stderr


@pytest.mark.parametrize("name", OBJECTS)
def test_the_command_line_names_an_object_that_nobody_has_given(name):
    answer = outline(f'press "{name}"')
    assert answer.returncode != 0
    assert lines_with(OBJECTS[name], answer.stderr) == 1, answer.stderr


class TestServed:
    @pytest.fixture(scope="class")
    def words(self, tmp_path_factory):
        """What the host writes to standard error."""
        return tmp_path_factory.mktemp("host") / "words"

    @pytest.fixture(scope="class")
    def app(self, words):
        with words.open("w") as file:
            # A backtrace takes seconds, and this is about the line before it.
            quiet = {**os.environ, "SWIFT_BACKTRACE": "enable=no"}
            command = [PROBE, *PREVIEW, "--port", "0"]
            process = subprocess.Popen(command, env=quiet, stdout=subprocess.PIPE, stderr=file, text=True)
            yield re.search(r"http://\S+", process.stdout.readline())[0]
            process.terminate()
            assert process.wait(timeout=10) == 0

    def test_the_host_names_what_is_missing(self, visit, words):
        person = visit(PHONE)
        person.page.get_by_role("button", name="Nowhere").click()
        for sentence in [*WARNINGS, NO_DESTINATION]:
            person.wait_for(lambda: lines_with(sentence, words.read_text()) == 1, otherwise=words.read_text)

    @pytest.mark.parametrize("name", OBJECTS)
    def test_the_page_names_an_object_that_nobody_has_given(self, browser, app, words, name):
        # Not by `visit`, whose pages may not fail.
        context = browser.new_context(**PHONE.context())
        person = Person(context.new_page(), PHONE)
        person.open(app)
        person.page.get_by_role("button", name=name).click()
        expect(person.page.get_by_text(OBJECTS[name])).to_be_visible(timeout=20_000)
        context.close()
        assert lines_with(OBJECTS[name], words.read_text()) >= 1
