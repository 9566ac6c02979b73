import SwiftUI
import Testing

@testable import DessertShop

@Suite("Links to the dessert shop")
struct ShopLinkTests {
    private let shop = Shop()

    private func link(_ text: String) throws -> ShopLink? {
        ShopLink(try #require(URL(string: text)), in: shop)
    }

    @Test("A number counts from nothing, in each of the three kinds")
    func kinds() throws {
        #expect(try link("dessertshop://flavours/0") == .flavour(shop.flavours[0]))
        #expect(try link("dessertshop://flavours/4") == .flavour(shop.flavours[4]))
        #expect(try link("dessertshop://desserts/2") == .dessert(shop.desserts[2]))
        #expect(try link("dessertshop://orders/1") == .order(shop.desserts[1]))
    }

    @Test("A scheme is the same in capitals")
    func capitals() throws {
        #expect(try link("DessertShop://desserts/2") == .dessert(shop.desserts[2]))
    }

    @Test(
        "A link that leads nowhere is none",
        arguments: [
            "dessertshop://flavours/5", "dessertshop://desserts/5", "dessertshop://orders/5",
            "dessertshop://flavours/-1", "dessertshop://desserts/-1", "dessertshop://orders/-1",
            "dessertshop://desserts/99999999999999999999", "dessertshop://desserts/one", "dessertshop://desserts/",
            "dessertshop://desserts", "dessertshop://desserts/1/2", "dessertshop://desserts/1%2F2",
            "dessertshop://cakes/1", "dessertshop:///desserts/1", "dessertshop:desserts/1", "dessertshop:",
            "https://desserts/1", "desserts/1", "/", "",
        ])
    func nowhere(text: String) {
        // Some of these are not even an address.
        guard let url = URL(string: text) else { return }
        #expect(ShopLink(url, in: shop) == nil)
    }
}
