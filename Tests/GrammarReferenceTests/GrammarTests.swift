import Foundation
import SwiftUITesting
import Testing

@testable import GrammarReference

@MainActor
@Suite("The grammar reference")
struct GrammarTests {
    private func start(_ arrangement: Arrangement, on device: String, isTurned: Bool = false) throws -> TestApp {
        let app = TestApp(GrammarReferenceApp.self, on: try #require(TestDevice(named: device)))
        if isTurned { app.rotate() }
        try app.tap("\(arrangement.title), \(arrangement.note)")
        return app
    }

    @Test("Topics and patterns are read in the order of their numbers")
    func order() {
        #expect(Grammar.topics.map(\.name) == ["Word Endings", "Times", "Building Words"])
        #expect(Grammar.patterns.map(\.number) == Array(1...10))
        #expect(Grammar.patterns(of: "time").map(\.form) == ["-as", "-is", "-os"])
    }

    @Test("A link opens an arrangement, and one that names none moves nothing")
    func links() throws {
        let app = TestApp(GrammarReferenceApp.self, on: .phone)
        app.open(try #require(URL(string: "grammar://heap")))
        #expect(app.exists(.button, "Tabs, Each tab has a stack of its own"))
        app.open(try #require(URL(string: "grammar://columns")))
        #expect(app.exists(.heading, "Topics"))
    }

    @Test(
        "On a phone the columns are screens one after the other, wherever they stand",
        arguments: [Arrangement.columns, .shared, .nested])
    func phone(arrangement: Arrangement) throws {
        let app = try start(arrangement, on: "iphone-15")
        if arrangement == .nested { try app.tap("Grammar") }
        #expect(app.exists(.heading, "Topics"))
        try app.tap("Times")
        #expect(app.exists(.heading, "Times"))
        try app.tap("6, -is, it happened")
        #expect(app.exists(.heading, "-is"))
        #expect(app.exists(.text, "mi legis"))
        try app.back()
        #expect(app.exists(.heading, "Times"))
        try app.back()
        #expect(app.exists(.heading, "Topics"))
        if arrangement == .nested {
            try app.back()
            #expect(app.exists(.heading, "Esperanto"))
        }
    }

    @Test("Turning a large phone keeps topic and pattern", arguments: [Arrangement.columns, .shared, .nested])
    func rotation(arrangement: Arrangement) throws {
        let app = try start(arrangement, on: "iphone-15-pro-max")
        if arrangement == .nested { try app.tap("Grammar") }
        try app.tap("Times")
        try app.tap("6, -is, it happened")
        app.rotate()
        #expect(app.exists(.heading, "-is"))
        app.rotate()
        #expect(app.exists(.heading, "-is"))
        try app.back()
        #expect(app.exists(.heading, "Times"))
    }

    @Test("What a page leads to is open in all columns, since it belongs to the app")
    func shared() throws {
        let app = try start(.shared, on: "ipad-pro-13", isTurned: true)
        try app.tap("Show Sidebar")
        try app.tap("Word Endings")
        try app.tap("4, -n, what something is done to")
        try app.tap("Next: -as")
        #expect(app.exists(.heading, "-as"))
        #expect(app.exists(.heading, "Times"))
    }

    @Test("The translation comes by itself, a moment after the example")
    func reveals() async throws {
        let app = try start(.columns, on: "iphone-15")
        try app.tap("Times")
        try app.tap("5, -as, it happens")
        #expect(!app.exists(.text, "I am reading"))
        #expect(await app.wait(within: .seconds(300)) { app.exists(.text, "I am reading") })
    }

    @Test("Each tab keeps what was open in it")
    func tabs() throws {
        let app = try start(.tabs, on: "iphone-15")
        try app.tap("Building Words")
        try app.tap("8, mal-, the opposite")
        try app.tap(.tab, "All")
        #expect(app.exists(.heading, "All Patterns"))
        #expect(!app.exists(.heading, "mal-"))
        try app.tap(.tab, "Topics")
        #expect(app.exists(.heading, "mal-"))
    }
}
