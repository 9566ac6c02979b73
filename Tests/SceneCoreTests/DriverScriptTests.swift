import Foundation
import SceneCore
import Testing

@Suite("Steps for a driver")
struct DriverScriptTests {
    @Test("A swipe back is a step of its own")
    func swipeBack() throws {
        #expect(try DriverScript("swipe back; swipe left \"Tent\"").steps == [.swipeBack, .swipe(.left, nil, "Tent")])
    }

    @Test("An address of a state is read as it is")
    func visit() throws {
        #expect(try DriverScript("visit \"sidebar=tents&path=3\"").steps == [.visit("sidebar=tents&path=3")])
    }

    @Test("Steps are read in order, separated by semicolons or lines")
    func steps() throws {
        let script = try DriverScript("press button \"Camp Kitchen\"; rotate\nback ; press \"a; b\"")
        #expect(script.steps.prefix(3) == [.press(.button, "Camp Kitchen"), .rotate, .back])
        #expect(script.steps.last == .press(nil, "a; b"))
    }

    @Test("A finger is held and swiped, on a thing of a role or of any")
    func fingers() throws {
        let script = try DriverScript(
            #"long-press "Card"; long-press text "Card"; swipe left button "Card"; swipe up "Card""#)
        #expect(
            script.steps == [
                .longPress(nil, "Card"), .longPress(.text, "Card"), .swipe(.left, .button, "Card"),
                .swipe(.up, nil, "Card"),
            ])
    }

    @Test("Fields are written into, cleared and submitted")
    func fields() throws {
        let script = try DriverScript(#"type "a; b" into "Name"; type "c"; clear; clear "Name"; submit"#)
        #expect(
            script.steps == [
                .type("a; b", into: "Name"), .type("c", into: nil), .clear(nil), .clear("Name"), .submit,
            ])
    }

    @Test("Windows are resized and moved to other devices")
    func windows() throws {
        let script = try DriverScript("resize 1024x768.5; device ipad-11")
        #expect(script.steps == [.resize(width: 1024, height: 768.5), .device("ipad-11")])
    }

    @Test("Addresses are opened, with quotation marks or without")
    func addresses() throws {
        let url = try #require(URL(string: "shed://tools/3"))
        #expect(try DriverScript("open shed://tools/3; open \"shed://tools/3\"").steps == [.open(url), .open(url)])
    }

    @Test("An app is put aside, taken up, started anew and waited for")
    func around() throws {
        let script = try DriverScript("background; foreground; restore; settle; settle 2.5")
        #expect(script.steps == [.active(false), .active(true), .restore, .settle(10), .settle(2.5)])
    }

    @Test("A sheet is dragged by points, down or up, and dismissed")
    func sheets() throws {
        #expect(try DriverScript("drag -200; drag 12.5; dismiss").steps == [.drag(-200), .drag(12.5), .dismiss])
    }

    @Test(
        "What is no step is named, with the steps that there are",
        arguments: [
            "jump", "press", "back now", "press knob x", "swipe \"x\"", "swipe in \"x\"", "press a b \"x\"",
            "resize", "resize 3", "resize 0x5", "resize 3x4x5", "type",
            "type x", "settle soon", "submit now",
            "clear x", "open", "drag", "drag far", "drag nan",
        ])
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
