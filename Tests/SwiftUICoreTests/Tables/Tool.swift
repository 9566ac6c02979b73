import SwiftUICore

/// What the tables of the tests are about.
struct Tool: Identifiable, Equatable {
    let id: Int
    let name: String
    let weight: Int

    static let all = [
        Tool(id: 1, name: "Axe", weight: 900), Tool(id: 2, name: "Pot", weight: 300),
        Tool(id: 3, name: "Stove", weight: 300),
    ]
}
