"""What the browser tests share: the running example, a browser, and pages that complain if anything went wrong."""
import contextlib
import os
import pathlib
import re
import subprocess

import pytest
from playwright.sync_api import sync_playwright

from person import Person
from screens import PHONE

ROOT = pathlib.Path(__file__).resolve().parents[2]
APP = pathlib.Path(os.environ.get("MARTLET_APP", ROOT / ".build/debug/EquipmentCatalogue"))
PROBE = ROOT / ".build/debug/BrowserProbe"
CHROMIUM = "/usr/bin/chromium"


@pytest.fixture(scope="session")
def app():
    with served() as address:
        yield address


@contextlib.contextmanager
def served(*arguments, program=APP):
    """Starts a program, the example if none is named, on a free port and yields its address; ends it with its children."""
    if not program.exists():
        pytest.exit(f"{program} is not there. Build it with: swift build", returncode=1)
    process = subprocess.Popen([program, *arguments, "--port", "0"], stdout=subprocess.PIPE, text=True)
    line = process.stdout.readline()
    address = re.search(r"http://\S+", line)
    if not address:
        process.kill()
        pytest.exit(f"The example did not say where it listens, but: {line!r}", returncode=1)
    yield address[0]
    process.terminate()
    assert process.wait(timeout=10) == 0


@pytest.fixture(scope="session")
def address_of():
    """Starts each program once."""
    with contextlib.ExitStack() as programs:
        addresses = {}

        def address_of(program, *arguments):
            if (program, arguments) not in addresses:
                running = served(*arguments, program=program)
                addresses[program, arguments] = programs.enter_context(running)
            return addresses[program, arguments]

        yield address_of


@pytest.fixture(scope="session")
def expected_outline():
    return outline_of(APP)


def outline_of(program):
    """What an app's own headless side says a person meets after some steps."""

    def outline(screen, *steps):
        arguments = [program, "--outline", "--device", screen.device]
        if screen.is_turned:
            arguments.append("--turned")
        if steps:
            arguments += ["--steps", "; ".join(steps)]
        answer = subprocess.run(arguments, capture_output=True, text=True, timeout=60)
        assert answer.returncode == 0, answer.stderr
        return answer.stdout.rstrip("\n")

    return outline


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


def is_complaint(message):
    return message.type == "error"


@pytest.fixture
def visit(app, browser):
    """Opens the app as a new visitor and returns the person in front of it, who wants no motion unless it is said.

    Every page has to end without an error in its console: those of scripts, of missing files and of the content
    security policy all arrive there.
    """
    contexts, complaints = [], []

    def visit(screen=PHONE, before=lambda page: None, **options):
        context = browser.new_context(**screen.context(), **{"reduced_motion": "reduce", **options})
        context.set_default_timeout(30_000)
        contexts.append(context)
        page = context.new_page()
        page.on("console", lambda message: is_complaint(message) and complaints.append(message.text))
        page.on("pageerror", lambda error: complaints.append(str(error)))
        before(page)
        person = Person(page, screen)
        person.open(app)
        return person

    yield visit
    for context in contexts:
        context.close()
    assert complaints == []
