# The project's commands; `make` alone lists them.

APP :=
PORT := 8080
DIR :=
ASSETS :=
SWIFT :=
OPEN :=
COUNT := 1000000
FIXTURES := Tests/Conformance
export APP PORT DIR ASSETS SWIFT OPEN COUNT

.PHONY: help run serve dev conformance times api-coverage test sanitize fuzz bench clean
.DEFAULT_GOAL := help

help:  ## This list
	@sed -n 's/^\([a-z-]*\):.*## /  make \1	/p' $(MAKEFILE_LIST) | expand -t 20
	@echo
	@echo '  APP=NAME       an app of Examples/; without one `run` shows them all, and `dev` EquipmentCatalogue'
	@echo '  OPEN=URL       a link to open in the app (run, serve)'
	@echo '  PORT=NUMBER    where the page is served (run, serve, dev); 8080 if not named, the next free one if it is busy'
	@echo '  DIR=FOLDER     the Swift files of an app of your own (serve, dev), used as they are'
	@echo '  ASSETS=FOLDER  its asset catalogue; the one inside DIR if not named'
	@echo '  FIXTURES=DIR   a folder for each app (conformance); our own if not named'
	@echo '  SWIFT=5        compiles it in Swift 5 mode; Swift 6 if not named'

run:  ## Build the examples in release mode and show them in the browser; APP=NAME shows one alone
	@Scripts/run

serve:  ## The same for a folder of Swift files: make serve DIR=folder [ASSETS=folder.xcassets]
	@Scripts/serve

dev:  ## Build an app in debug mode, and again whenever a file is saved; the open pages follow
	@Scripts/dev

conformance:  ## Say which folders of SwiftUI code in FIXTURES compile unchanged
	@Scripts/bootstrap build
	@swift build --quiet --target SwiftUI
	@Scripts/conformance $(FIXTURES)

times:  ## Say which bodies of the examples, or of apps in FIXTURES, take the compiler too long to type-check
	@Scripts/bootstrap build
	@swift build --quiet --target SwiftUI
	@Scripts/type-check-times Examples $(FIXTURES)

api-coverage:  ## Write docs/api-coverage.md: SwiftUI's names that there are, each with a test, and those that are missing
	@Scripts/api-coverage

test:  ## Everything that must hold: build without warnings, tests, format, the page in a real browser
	@Scripts/test

sanitize:  ## Run the tests with AddressSanitizer and with ThreadSanitizer; ONLY=thread is one of them
	@Scripts/sanitize

fuzz:  ## Give the web host and all that reads from outside COUNT inputs that nobody would send; a million if not named
	@Scripts/fuzz

bench:  ## Measure a tap, the start, memory and what goes over the wire; one table
	@Scripts/bench

clean:  ## Remove what was built
	rm -rf .build Guests
