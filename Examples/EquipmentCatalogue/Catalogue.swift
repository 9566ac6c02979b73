// What is in the catalogue. A larger app would read this from a file or a server; the views would not change.
import SwiftUI

struct Catalogue {
    let categories = [
        Category(
            id: "shelter", name: "Shelter", image: "dome-tent",
            shelves: [
                Shelf(
                    id: "roofs", name: "Roofs",
                    items: [
                        Item(id: "dome-tent", name: "Dome Tent", note: "Two sleepers, 2.1 kg"),
                        Item(id: "tarp", name: "Tarp", note: "Three by three metres, 640 g"),
                    ]),
                Shelf(
                    id: "beds", name: "Beds and Chairs",
                    items: [
                        Item(id: "hammock", name: "Hammock", note: "Holds 180 kg, weighs 410 g"),
                        Item(id: "sleeping-bag", name: "Sleeping Bag", note: "Warm down to −4 °C"),
                        Item(id: "camp-chair", name: "Camp Chair", note: "Folds to the size of a bottle"),
                    ]),
            ]),
        Category(
            id: "kitchen", name: "Camp Kitchen", image: "kettle",
            shelves: [
                Shelf(
                    id: "heat", name: "On the Flame",
                    items: [
                        Item(id: "gas-stove", name: "Gas Stove", note: "Boils a litre in four minutes"),
                        Item(id: "kettle", name: "Kettle", note: "1.2 litres, whistles"),
                        Item(id: "cook-pot", name: "Cook Pot", note: "Three litres, lid drains pasta"),
                    ]),
                Shelf(
                    id: "table", name: "At the Table",
                    items: [
                        Item(id: "enamel-mug", name: "Enamel Mug", note: "Outlives its owner"),
                        Item(id: "cool-box", name: "Cool Box", note: "Ice lasts for two days"),
                    ]),
            ]),
        Category(
            id: "way", name: "Finding the Way", image: "compass",
            shelves: [
                Shelf(
                    id: "direction", name: "Where to Go",
                    items: [
                        Item(id: "compass", name: "Compass", note: "Needs no battery"),
                        Item(id: "paper-map", name: "Paper Map", note: "One to 25,000, waterproof"),
                    ]),
                Shelf(
                    id: "senses", name: "Seeing and Hearing",
                    items: [
                        Item(id: "binoculars", name: "Binoculars", note: "Eight times closer"),
                        Item(id: "whistle", name: "Whistle", note: "Heard a kilometre away"),
                        Item(id: "head-torch", name: "Head Torch", note: "Forty hours on low light"),
                    ]),
            ]),
        Category(
            id: "water", name: "On the Water", image: "kayak",
            shelves: [
                Shelf(
                    id: "boats", name: "Boats",
                    items: [
                        Item(id: "kayak", name: "Kayak", note: "Four metres, one seat"),
                        Item(id: "paddle", name: "Paddle", note: "Comes apart in the middle"),
                    ]),
                Shelf(
                    id: "dry", name: "Safe and Dry",
                    items: [
                        Item(id: "life-vest", name: "Life Vest", note: "Keeps 90 kg afloat"),
                        Item(id: "dry-bag", name: "Dry Bag", note: "Twenty litres, roll it three times"),
                    ]),
            ]),
    ]

    func category(_ id: Category.ID) -> Category? {
        categories.first { $0.id == id }
    }
}
