// What the person knows and wants: a model that several views share.
import SwiftUI

/// `@Observable` lets each view hear of changes of what it has read, and of nothing else.
@MainActor
@Observable
final class Guide {
    var order = Order.name

    /// The price that the list is narrowed to; nil for all.
    var price: Price?

    private(set) var saved: Set<Restaurant.ID> = []
    private(set) var hidden: Set<Restaurant.ID> = []

    /// What the list shows.
    var restaurants: [Restaurant] {
        order.sorted(Self.all.filter { !hidden.contains($0.id) && (price == nil || $0.price == price) })
    }

    var savedRestaurants: [Restaurant] {
        Self.all.filter { saved.contains($0.id) }
    }

    func isSaved(_ restaurant: Restaurant) -> Bool {
        saved.contains(restaurant.id)
    }

    func toggleSaved(_ restaurant: Restaurant) {
        if saved.remove(restaurant.id) == nil { saved.insert(restaurant.id) }
    }

    func hide(_ restaurant: Restaurant) {
        hidden.insert(restaurant.id)
        saved.remove(restaurant.id)
    }

    func showAll() {
        hidden = []
        price = nil
    }
}

extension Guide {
    static let all = [
        Restaurant(
            id: "lantern", name: "Lantern Noodles", kitchen: "Noodle soup", district: "Harbour", price: .low, walk: 12,
            phone: "555 0111",
            words:
                "Nine seats at one counter. The broth has been on the stove since the day before, and when it is gone "
                + "the lantern outside is put out."),
        Restaurant(
            id: "brick", name: "Brick Oven", kitchen: "Pizza", district: "Old Town", price: .low, walk: 3,
            phone: "555 0112",
            words: "The oven takes up half of the room. Ninety seconds, and the pizza is on the table; the dough took "
                + "three days."),
        Restaurant(
            id: "tide", name: "High Tide", kitchen: "Fish", district: "Harbour", price: .high, walk: 15,
            phone: "555 0113",
            words:
                "There is no menu. What the boats have brought is written on the wall in the evening. On stormy days it "
                + "stays closed."),
        Restaurant(
            id: "saffron", name: "Saffron Stairs", kitchen: "Curry", district: "Hill", price: .middle, walk: 9,
            phone: "555 0114",
            words:
                "Forty steps up, and a view over all roofs of the town. The curry comes in three strengths; the third "
                + "one has to be asked for twice."),
        Restaurant(
            id: "garden", name: "Kitchen Garden", kitchen: "Vegetables", district: "Hill", price: .middle, walk: 11,
            phone: "555 0115",
            words:
                "Everything grows behind the house. Guests may pick their own salad, and are told kindly when it is a "
                + "weed."),
        Restaurant(
            id: "duck", name: "The Patient Duck", kitchen: "Roasts", district: "Old Town", price: .high, walk: 5,
            phone: "555 0116",
            words: "Four hours in the oven, and not a minute less. Who cannot wait is brought soup."),
    ]
}
