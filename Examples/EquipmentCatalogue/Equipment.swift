// The model: what the app is about, with no word on how it looks.
import SwiftUI

/// One thing to take along.
///
/// `Identifiable` tells a list which row is which. The id is written down rather than made up at the start, so that it
/// stays the same for as long as the catalogue lives. `Hashable` allows it to be a list's selection.
struct Item: Identifiable, Hashable {
    let id: String
    let name: String
    let note: String

    /// Pictures carry the name of what they show.
    var image: String { id }
}

/// What lies together within a category.
struct Shelf: Identifiable {
    let id: String
    let name: String
    let items: [Item]
}

/// A part of the catalogue.
struct Category: Identifiable {
    let id: String
    let name: String
    let image: String
    let shelves: [Shelf]

    var items: [Item] { shelves.flatMap(\.items) }
}
