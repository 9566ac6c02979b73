import SwiftUICore

/// What the tables of the tests are about.
struct Gear: Identifiable, Equatable {
    let id: Int
    let name: String
    let weight: Int

    static let all = [
        Gear(id: 1, name: "Axe", weight: 900), Gear(id: 2, name: "Pot", weight: 300),
        Gear(id: 3, name: "Stove", weight: 300),
    ]
}
