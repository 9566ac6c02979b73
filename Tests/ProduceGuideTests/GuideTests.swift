import SwiftUITesting
import Testing

@testable import ProduceGuide

@MainActor
@Suite("The produce guide")
struct GuideTests {
    private func start(on device: String) throws -> TestApp {
        TestApp(ProduceGuideApp.self, on: try #require(TestDevice(named: device)))
    }

    @Test("A tablet on its side shows both columns, and asks for a choice in the second one")
    func tablet() throws {
        let app = try start(on: "ipad-11")
        app.rotate()
        #expect(app.exists(.heading, "In Season"))
        #expect(app.exists(.text, "Choose what you are looking for"))
        try app.tap("Berries, 3 to choose from")
        #expect(!app.exists(.text, "Choose what you are looking for"))
        #expect(app.exists(.heading, "Berries"))
        #expect(app.exists(.heading, "In Season"))
    }

    @Test("On a phone kinds, produce and page are three screens, and back goes through them")
    func phone() throws {
        let app = try start(on: "iphone-15")
        #expect(!app.exists(.text, "Choose what you are looking for"))
        try app.tap("From the Orchard, 4 to choose from")
        try app.tap("Plums")
        #expect(app.exists(.heading, "Plums"))
        try app.back()
        #expect(app.exists(.heading, "From the Orchard"))
        try app.back()
        #expect(app.exists(.heading, "In Season"))
    }

    @Test("A page says in which months there is something, also over the end of a year")
    func months() throws {
        let app = try start(on: "iphone-15")
        try app.tap("From the Orchard, 4 to choose from")
        try app.tap("Apples")
        // From August until February.
        for month in ["Aug", "Dec", "Jan", "Feb"] { #expect(app.exists(.text, "\(month), in season")) }
        for month in ["Mar", "Jul"] { #expect(app.exists(.text, month)) }
    }

    @Test("What is open has an address, and the address opens it again")
    func address() throws {
        let app = try start(on: "iphone-15")
        try app.tap("Berries, 3 to choose from")
        let address = app.stateAddress
        #expect(!address.isEmpty)
        let other = try start(on: "iphone-15")
        other.visit(address)
        #expect(other.exists(.heading, "Berries"))
    }

    @Test("A turn of the device loses neither the kind nor the page")
    func rotation() throws {
        let app = try start(on: "iphone-15-pro-max")
        try app.tap("From the Field, 4 to choose from")
        try app.tap("Leeks")
        app.rotate()
        #expect(app.exists(.heading, "In Season"))
        #expect(app.exists(.heading, "Leeks"))
        app.rotate()
        #expect(app.exists(.heading, "Leeks"))
    }
}
