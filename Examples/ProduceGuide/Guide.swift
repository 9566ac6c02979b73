// What is in the guide.
import SwiftUI

struct Kind: Identifiable, Hashable {
    let id: String
    let name: String
    let produce: [Produce]

    /// The one on the kind's own picture.
    var image: String { produce.first?.image ?? "" }
}

struct Produce: Identifiable, Hashable {
    /// Also the name of its picture.
    let id: String
    let name: String
    let note: String
    let keeps: String
    /// Numbers of months, from 1. What is stored over winter goes on after December.
    let months: ClosedRange<Int>

    var image: String { id }

    func isInSeason(in month: Int) -> Bool {
        months.contains(month) || months.contains(month + 12)
    }
}

struct Guide {
    let kinds = [
        Kind(
            id: "berries", name: "Berries",
            produce: [
                Produce(
                    id: "strawberry", name: "Strawberries",
                    note: "Red all over and no larger than a walnut: those taste best.",
                    keeps: "Two days, dry", months: 5...7),
                Produce(
                    id: "blueberry", name: "Blueberries",
                    note: "The grey bloom on them is a sign that nobody has touched them yet.",
                    keeps: "A week in the cold", months: 7...9),
                Produce(
                    id: "gooseberry", name: "Gooseberries",
                    note: "Green ones for jam, yellow ones for eating from the bush.",
                    keeps: "Four days", months: 6...8),
            ]),
        Kind(
            id: "orchard", name: "From the Orchard",
            produce: [
                Produce(
                    id: "apple", name: "Apples", note: "Late kinds are better in December than when they were picked.",
                    keeps: "Half a year in a cellar", months: 8...14),
                Produce(
                    id: "pear", name: "Pears", note: "Ripe from the inside out: press at the stalk, not at the belly.",
                    keeps: "A month, unripe", months: 8...11),
                Produce(
                    id: "cherry", name: "Cherries", note: "With their stalks they last twice as long.",
                    keeps: "Three days", months: 6...7),
                Produce(
                    id: "plum", name: "Plums", note: "For cake take those that come off the stone by themselves.",
                    keeps: "Five days", months: 7...10),
            ]),
        Kind(
            id: "field", name: "From the Field",
            produce: [
                Produce(
                    id: "pumpkin", name: "Pumpkins",
                    note: "It should sound hollow; the skin of small ones can be eaten.",
                    keeps: "Until spring", months: 9...14),
                Produce(
                    id: "pea", name: "Peas", note: "An hour after picking they begin to turn from sweet to mealy.",
                    keeps: "A day in the pod", months: 6...8),
                Produce(
                    id: "radish", name: "Radishes", note: "From seed to salad in four weeks.",
                    keeps: "Three days in water", months: 4...10),
                Produce(
                    id: "leek", name: "Leeks",
                    note: "Winter ones stay in the ground until they are wanted, frost or no frost.",
                    keeps: "Two weeks", months: 8...16),
            ]),
    ]

    subscript(id: Kind.ID?) -> Kind? {
        kinds.first { $0.id == id }
    }
}
