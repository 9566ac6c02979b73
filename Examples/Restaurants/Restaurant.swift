// The model: where one can eat, with no word on how it looks.
import SwiftUI

struct Restaurant: Identifiable, Hashable {
    let id: String
    let name: String
    let kitchen: String
    let district: String
    let price: Price

    /// Minutes to walk from the market square.
    let walk: Int
    let phone: String
    let words: String

    /// Pictures carry the name of what they show.
    var image: String { id }
}

/// What a dinner costs.
enum Price: Int, CaseIterable, Identifiable, Comparable {
    case low = 1
    case middle
    case high

    var id: Self { self }

    /// One sign for each step.
    var signs: String { String(repeating: "€", count: rawValue) }

    static func < (left: Price, right: Price) -> Bool { left.rawValue < right.rawValue }
}

/// What comes first in the list.
enum Order: String, CaseIterable, Identifiable {
    case name = "Name"
    case walk = "Shortest Walk"
    case price = "Lowest Price"

    var id: Self { self }

    func sorted(_ restaurants: [Restaurant]) -> [Restaurant] {
        switch self {
        case .name: restaurants.sorted { $0.name < $1.name }
        case .walk: restaurants.sorted { $0.walk < $1.walk }
        case .price: restaurants.sorted { ($0.price, $0.name) < ($1.price, $1.name) }
        }
    }
}
