import SwiftUI
import SwiftUITesting
import Testing

@testable import Restaurants

@MainActor
@Suite("The restaurants")
struct RestaurantsTests {
    nonisolated static let devices = ["iphone-15", "ipad-11"]

    private func start(on device: String = "iphone-15") throws -> TestApp {
        TestApp(RestaurantsApp.self, on: try #require(TestDevice(named: device)))
    }

    /// The names in the list from the top, found by where they are.
    private func names(in app: TestApp) throws -> [String] {
        let names = Guide.all.map(\.name).filter { app.exists(.button, $0) }
        let tops = try names.map { (name: $0, top: try app.frame(of: .button, $0).minY) }
        return tops.sorted { $0.top < $1.top }.map(\.name)
    }

    @Test("A tap brings up the details, a swipe takes them away", arguments: devices)
    func details(device: String) throws {
        let app = try start(on: device)
        try app.tap("High Tide")
        #expect(app.exists(.dialog, "Sheet"))
        #expect(app.exists(.text, "Harbour, 15 minutes on foot"))
        try app.dismissSheet()
        #expect(!app.exists(.dialog, "Sheet"))
        #expect(try names(in: app).count == 6)
    }

    @Test("The details come up at medium, and the next ones where the last were left (behaviour A5.33, A5.35)")
    func remembered() throws {
        let app = try start()
        try app.tap("High Tide")
        // The phone is 852 points high: medium is half of it, and 200 points stand on the lower inset of 34.
        #expect(try app.frame(of: .dialog, "Sheet").minY == 426)
        try app.dragSheet(to: 220)
        #expect(try app.frame(of: .dialog, "Sheet").minY == 852 - 234)
        try app.dismissSheet()
        try app.tap("Brick Oven")
        #expect(app.exists(.text, "Old Town, 3 minutes on foot"))
        #expect(try app.frame(of: .dialog, "Sheet").minY == 852 - 234)
    }

    @Test("The picked order is the list's", arguments: devices)
    func sorting(device: String) throws {
        let app = try start(on: device)
        #expect(
            try names(in: app) == [
                "Brick Oven", "High Tide", "Kitchen Garden", "Lantern Noodles", "Saffron Stairs", "The Patient Duck",
            ])
        try app.tap("Sort by")
        try app.tap("Shortest Walk")
        #expect(!app.exists(.dialog, "Sort by"))
        #expect(
            try names(in: app) == [
                "Brick Oven", "The Patient Duck", "Saffron Stairs", "Kitchen Garden", "Lantern Noodles", "High Tide",
            ])
        try app.tap("Sort by")
        try app.tap("Lowest Price")
        #expect(try names(in: app).first == "Brick Oven")
        #expect(try names(in: app).last == "The Patient Duck")
    }

    @Test("The picker marks what is picked")
    func mark() throws {
        let app = try start()
        try app.tap("Sort by")
        #expect(app.exists(.button, "Name, Picked"))
        try app.tap("Lowest Price")
        try app.tap("Sort by")
        #expect(app.exists(.button, "Lowest Price, Picked"))
        #expect(!app.exists(.button, "Name, Picked"))
    }

    @Test("A price narrows the list down, and what is below it widens it again", arguments: devices)
    func price(device: String) throws {
        let app = try start(on: device)
        try app.tap("Price")
        try app.tap("€€€")
        #expect(try names(in: app) == ["High Tide", "The Patient Duck"])
        try app.tap("Price")
        try app.tap("Any")
        #expect(try names(in: app).count == 6)
        try app.tap("Price")
        try app.tap("€")
        try app.tap("Show all 6")
        #expect(try names(in: app).count == 6)
    }

    @Test("A5.44 The price sheet is 180 points over the lower inset, the saved ones take 85 hundredths of the window")
    func heights() throws {
        let app = try start()
        try app.tap("Price")
        #expect(try app.frame(of: .dialog, "Sheet").minY == 852 - 214)
        try app.dismissSheet()
        try app.tap("Saved")
        #expect(abs(try app.frame(of: .dialog, "Saved").minY - 852 * 0.15) < 0.01)
    }

    @Test("A saved restaurant is marked, and found among the saved ones", arguments: devices)
    func saving(device: String) throws {
        let app = try start(on: device)
        try app.tap("Actions for Saffron Stairs")
        try app.tap("Save for Later")
        try app.tap("Saved, 1")
        try app.tap("Saffron Stairs")
        #expect(app.exists(.text, "Hill, 9 minutes on foot"))
        try app.dismissSheet()
        try app.tap("Actions for Saffron Stairs")
        try app.tap("Forget It")
        try app.tap("Saved, 0")
        #expect(app.exists(.text, "Nothing is saved yet"))
    }

    @Test("A hidden restaurant is gone from both lists; cancelling does nothing", arguments: devices)
    func hiding(device: String) throws {
        let app = try start(on: device)
        try app.tap("Actions for High Tide")
        try app.tap("Cancel")
        #expect(app.exists(.button, "High Tide"))
        try app.tap("Actions for High Tide")
        try app.tap("Save for Later")
        try app.tap("Actions for High Tide")
        try app.tap("Hide from the List")
        #expect(!app.exists(.button, "High Tide"))
        #expect(app.exists(.button, "Saved, 0"))
    }

    @Test("Every restaurant has an identity of its own")
    func identities() {
        #expect(Set(Guide.all.map(\.id)).count == Guide.all.count)
    }
}
