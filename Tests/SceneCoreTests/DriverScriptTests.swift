import SceneCore
import Testing

@Suite("Steps for a driver")
struct DriverScriptTests {
    @Test("Steps are read in order, separated by semicolons or lines")
    func steps() throws {
        let script = try DriverScript("press button \"Camp Kitchen\"; rotate\nback ; press \"a; b\"")
        #expect(script.steps.prefix(3) == [.press(.button, "Camp Kitchen"), .rotate, .back])
        #expect(script.steps.last == .press(nil, "a; b"))
    }

    @Test(
        "What is no step is named, with the steps that there are",
        arguments: ["jump", "press", "back now", "press knob x"])
    func unknownStep(text: String) {
        #expect(throws: DriverScriptError.unknownStep(text)) { try DriverScript(text) }
    }

    @Test("An unknown role is named")
    func unknownRole() {
        #expect(throws: DriverScriptError.unknownRole("knob")) { try DriverScript("press knob \"x\"") }
    }

    @Test("Nothing is no step")
    func empty() throws {
        #expect(try DriverScript(" ; \n ").steps.isEmpty)
    }
}
