// Links to the shop, as a message or a web page may hold them.
import SwiftUI

/// What a link shows.
///
///     dessertshop://flavours/1    the second flavour
///     dessertshop://desserts/0    the first dessert
///     dessertshop://orders/0      an order of the first dessert
///
/// It is a plain value made of a plain value, so that it can be tried without starting the app.
enum ShopLink: Equatable {
    case flavour(Flavour)
    case dessert(Dessert)
    case order(Dessert)

    /// Nil for a link that leads nowhere. Anybody can write one, so nothing in it is taken for granted: neither that the
    /// number is one, nor that there are so many desserts.
    init?(_ url: URL, in shop: Shop) {
        guard url.scheme?.lowercased() == "dessertshop", let number = Self.number(in: url) else { return nil }
        switch url.host() {
        case "flavours":
            guard shop.flavours.indices.contains(number) else { return nil }
            self = .flavour(shop.flavours[number])
        case "desserts":
            guard shop.desserts.indices.contains(number) else { return nil }
            self = .dessert(shop.desserts[number])
        case "orders":
            guard shop.desserts.indices.contains(number) else { return nil }
            self = .order(shop.desserts[number])
        default:
            return nil
        }
    }

    /// The path has to be one number and nothing else. Its first component is the slash that it begins with.
    private static func number(in url: URL) -> Int? {
        let components = url.pathComponents
        return components.count == 2 ? Int(components[1]) : nil
    }
}
