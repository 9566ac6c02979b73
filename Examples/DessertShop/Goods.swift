// The model: what the shop sells, with no word on how it looks.
import SwiftUI

/// What a dessert can taste of.
///
/// `Hashable` makes it a value that a link can stand for.
struct Flavour: Identifiable, Hashable {
    let id: String
    let name: String
    let taste: String
}

/// Something on a plate.
struct Dessert: Identifiable, Hashable {
    let id: String
    let name: String
    let note: String
    let flavourIDs: [Flavour.ID]

    /// Pictures carry the name of what they show.
    var image: String { id }
}
