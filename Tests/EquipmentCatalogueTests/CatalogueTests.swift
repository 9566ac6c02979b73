import Foundation
import SceneCore
import SwiftUITesting
import Testing

@testable import EquipmentCatalogue

@MainActor
@Suite("The equipment catalogue")
struct CatalogueTests {
    private let categories = """
          region "Equipment"
            heading "Equipment"
            list
              listitem
                button "dome-tent, Shelter"
              listitem
                button "kettle, Camp Kitchen"
              listitem
                button "compass, Finding the Way"
              listitem
                button "kayak, On the Water"
            list
              listitem
                button "All Equipment"
        """

    @Test("A phone shows the categories, and nothing of the placeholder")
    func phoneAtFirst() {
        let app = TestApp(EquipmentCatalogueApp.self, on: .phone)
        #expect(app.outline == "application\n\(categories)")
    }

    @Test("A category opens as a screen of its own on a phone, and back leads to the categories")
    func phoneThereAndBack() throws {
        let app = TestApp(EquipmentCatalogueApp.self, on: .phone)
        try app.tap("On the Water")
        #expect(
            app.outline == """
                application
                  region "On the Water"
                    button "Equipment"
                    heading "On the Water"
                    list
                      listitem
                        button "kayak, Kayak, Four metres, one seat"
                      listitem
                        button "paddle, Paddle, Comes apart in the middle"
                      listitem
                        button "life-vest, Life Vest, Keeps 90 kg afloat"
                      listitem
                        button "dry-bag, Dry Bag, Twenty litres, roll it three times"
                """)
        try app.back()
        #expect(app.outline == "application\n\(categories)")
    }

    @Test("On a phone a row of a category leads to the page of one thing, and back goes one step at a time")
    func phonePage() throws {
        let app = TestApp(EquipmentCatalogueApp.self, on: .phone)
        try app.tap("Camp Kitchen")
        try app.tap("Kettle")
        #expect(app.exists(.heading, "Kettle"))
        #expect(app.exists(.image, "kettle") && app.exists(.text, "1.2 litres, whistles"))
        try app.back()
        #expect(app.exists(.heading, "Camp Kitchen"))
        try app.back()
        #expect(app.outline == "application\n\(categories)")
    }

    @Test("A tablet shows all columns, upright and turned", arguments: [false, true])
    func tablet(isTurned: Bool) throws {
        let app = TestApp(EquipmentCatalogueApp.self, on: .tablet)
        if isTurned { app.rotate() }
        #expect(app.exists(.heading, "Equipment"))
        #expect(app.exists(.text, "Pick a category to see what is in it"))
        #expect(app.exists(.text, "Pick something to see its page"))
        try app.tap("Shelter")
        #expect(app.exists(.button, "Hammock") && app.exists(.button, "Shelter"))
        try app.tap("Hammock")
        #expect(app.exists(.heading, "Hammock"))
    }

    @Test("On a tablet another category replaces the rows, and the open page stays")
    func pageStays() throws {
        let app = TestApp(EquipmentCatalogueApp.self, on: .tablet)
        app.rotate()
        try app.tap("Shelter")
        try app.tap("Hammock")
        try app.tap("Camp Kitchen")
        #expect(app.exists(.button, "Kettle") && !app.exists(.button, "Hammock"))
        #expect(app.exists(.heading, "Hammock"))
    }

    @Test("Turning a device there and back keeps the open category and page", arguments: TestDevice.names)
    func turning(name: String) throws {
        let app = TestApp(EquipmentCatalogueApp.self, on: try #require(TestDevice(named: name)))
        try app.tap("Finding the Way")
        try app.tap("Paper Map")
        let before = app.outline
        app.rotate()
        #expect(app.exists(.heading, "Paper Map"))
        app.rotate()
        #expect(app.outline == before)
    }

    @Test("The list of everything opens level by level, down to the page of one thing", arguments: [false, true])
    func everything(isTablet: Bool) throws {
        let app = TestApp(EquipmentCatalogueApp.self, on: isTablet ? .tablet : .phone)
        try app.tap("All Equipment")
        #expect(!app.exists(.button, "Boats"))
        try app.tap("On the Water")
        #expect(app.exists(.button, "Safe and Dry") && !app.exists(.button, "Kayak"))
        try app.tap("Boats")
        #expect(app.outline.contains("button \"Boats\" expanded"))
        try app.tap("Kayak")
        #expect(app.exists(.heading, "Kayak") && app.exists(.text, "Four metres, one seat"))
    }

    @Test("What was opened can be closed, with all that is in it")
    func closing() throws {
        let app = TestApp(EquipmentCatalogueApp.self, on: .phone)
        try app.tap("All Equipment")
        let closed = app.outline
        try app.tap("Camp Kitchen")
        try app.tap("At the Table")
        #expect(app.exists(.button, "Cool Box"))
        try app.tap("Camp Kitchen")
        #expect(app.outline == closed)
    }

    @Test("A picture keeps its shape: 300 by 225 points fit into 50 by 50 as 50 by 37.5")
    func pictures() throws {
        let app = TestApp(EquipmentCatalogueApp.self, on: .phone)
        try app.tap("Shelter")
        let pictures = app.scene.nodes.values.filter { if case .image = $0.content { true } else { false } }
        #expect(pictures.contains { $0.frame.size == CGSize(width: 50, height: 37.5) })
    }
}
