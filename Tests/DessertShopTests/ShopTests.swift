import SwiftUI
import SwiftUITesting
import Testing

@testable import DessertShop

@MainActor
@Suite("The dessert shop")
struct ShopTests {
    nonisolated static let devices = ["iphone-15", "ipad-11"]

    private func start(on device: String) throws -> TestApp {
        TestApp(DessertShopApp.self, on: try #require(TestDevice(named: device)))
    }

    private func open(_ text: String, in app: TestApp) throws {
        app.open(try #require(URL(string: text)))
    }

    @Test("Flavours lead to desserts and desserts to flavours, and back goes through all of them", arguments: devices)
    func path(device: String) throws {
        let app = try start(on: device)
        try app.tap("Pistachio")
        #expect(app.exists(.text, "Roasted for an hour, with a grain of salt"))
        try app.tap("Meadow Roll")
        try app.tap("Lemon")
        #expect(app.exists(.heading, "Lemon"))
        try app.back()
        #expect(app.exists(.heading, "Meadow Roll"))
        try app.back()
        #expect(app.exists(.heading, "Pistachio"))
        try app.back()
        #expect(app.exists(.heading, "Dessert Shop"))
    }

    @Test("An emptied path leads to the counter from any depth", arguments: devices)
    func home(device: String) throws {
        let app = try start(on: device)
        try app.tap("Lemon")
        try app.tap("Leaning Tower")
        try app.tap("Back to the Counter")
        #expect(app.exists(.heading, "Dessert Shop"))
        #expect(throws: (any Error).self) { try app.back() }
    }

    @Test("A surprise is a dessert, with one of its flavours below it")
    func surprise() throws {
        let app = try start(on: "iphone-15")
        try app.tap("Surprise Me")
        #expect(app.exists(.button, "Order"))
        try app.back()
        #expect(app.exists(.heading, "Made with it"))
        try app.back()
        #expect(app.exists(.heading, "Dessert Shop"))
    }

    @Test("Each link is one more page over what is open", arguments: devices)
    func links(device: String) throws {
        let app = try start(on: device)
        try open("dessertshop://flavours/3", in: app)
        #expect(app.exists(.heading, "Burnt Caramel"))
        try open("dessertshop://desserts/4", in: app)
        #expect(app.exists(.heading, "Pocket Lolly"))
        try app.back()
        #expect(app.exists(.heading, "Burnt Caramel"))
    }

    @Test("A link to an order brings up its sheet, over whichever page is open", arguments: devices)
    func order(device: String) throws {
        let app = try start(on: device)
        try app.tap("Lemon")
        try open("dessertshop://orders/1", in: app)
        #expect(app.exists(.text, "1 × Night Tart"))
        try app.tap("One More")
        #expect(app.exists(.text, "2 × Night Tart"))
        try app.tap("Order Now")
        try app.tap("Thank You")
        #expect(app.exists(.heading, "Lemon"))
        #expect(!app.exists(.text, "2 × Night Tart"))
    }

    @Test("One can order no less than one, and begins anew each time")
    func count() throws {
        let app = try start(on: "iphone-15")
        try app.tap("Night Tart")
        try app.tap("Order")
        #expect(throws: (any Error).self) { try app.tap("One Less") }
        try app.tap("One More")
        try app.tap("One Less")
        #expect(app.exists(.text, "1 × Night Tart"))
        try app.tap("One More")
        try app.dismissSheet()
        try app.tap("Order")
        #expect(app.exists(.text, "1 × Night Tart"))
    }

    @Test(
        "A link that leads nowhere changes nothing", arguments: ["desserts/-1", "flavours/5", "orders/one", "cakes/1"])
    func nowhere(place: String) throws {
        let app = try start(on: "iphone-15")
        try app.tap("Lemon")
        let before = app.outline
        try open("dessertshop://\(place)", in: app)
        #expect(app.outline == before)
    }

    @Test("Every flavour that a dessert names is there")
    func flavours() {
        let shop = Shop()
        for dessert in shop.desserts {
            #expect(shop.flavours(of: dessert).map(\.id) == dessert.flavourIDs)
        }
    }
}
