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
                        image "kayak"
                        text "Kayak"
                        text "Four metres, one seat"
                      listitem
                        image "paddle"
                        text "Paddle"
                        text "Comes apart in the middle"
                      listitem
                        image "life-vest"
                        text "Life Vest"
                        text "Keeps 90 kg afloat"
                      listitem
                        image "dry-bag"
                        text "Dry Bag"
                        text "Twenty litres, roll it three times"
                """)
        try app.back()
        #expect(app.outline == "application\n\(categories)")
    }

    @Test("A turned tablet shows both columns; another category replaces the items")
    func tablet() throws {
        let app = TestApp(EquipmentCatalogueApp.self, on: .tablet)
        app.rotate()
        #expect(app.exists(.text, "Pick a category to see what is in it"))
        try app.tap("Shelter")
        #expect(app.exists(.text, "Hammock") && app.exists(.button, "Shelter"))
        try app.tap("Camp Kitchen")
        #expect(app.exists(.text, "Kettle") && !app.exists(.text, "Hammock"))
    }

    @Test("Turning a device there and back keeps the open category", arguments: TestDevice.names)
    func turning(name: String) throws {
        let app = TestApp(EquipmentCatalogueApp.self, on: try #require(TestDevice(named: name)))
        if !app.exists(.button, "Shelter") { try app.tap("Show Sidebar") }
        try app.tap("Finding the Way")
        if app.exists(.button, "dismiss popup") { try app.tap("dismiss popup") }
        let before = app.outline
        app.rotate()
        #expect(app.exists(.text, "Paper Map"))
        app.rotate()
        #expect(app.outline == before)
    }

    @Test("A picture keeps its shape: 300 by 225 points fit into 50 by 50 as 50 by 37.5")
    func pictures() throws {
        let app = TestApp(EquipmentCatalogueApp.self, on: .phone)
        try app.tap("Shelter")
        let picture = try app.frame(of: .image, "tarp")
        #expect(picture.width == 50)
        #expect(picture.height == 37.5)
    }
}
