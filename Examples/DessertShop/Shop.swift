// What is on the counter today.
import SwiftUI

struct Shop {
    let flavours = [
        Flavour(id: "pistachio", name: "Pistachio", taste: "Roasted for an hour, with a grain of salt"),
        Flavour(id: "blackcurrant", name: "Blackcurrant", taste: "Sour first, then sweet"),
        Flavour(id: "lemon", name: "Lemon", taste: "The peel is in it, too"),
        Flavour(id: "caramel", name: "Burnt Caramel", taste: "A minute longer than one dares"),
        Flavour(id: "cocoa", name: "Dark Cocoa", taste: "Eighty in a hundred parts"),
    ]

    let desserts = [
        Dessert(
            id: "tower", name: "Leaning Tower", note: "Three scoops, and one that holds them",
            flavourIDs: ["blackcurrant", "pistachio", "lemon"]),
        Dessert(
            id: "tart", name: "Night Tart", note: "Crisp below, soft above",
            flavourIDs: ["cocoa", "blackcurrant"]),
        Dessert(
            id: "flan", name: "Upside-Down Flan", note: "Shakes when somebody walks by",
            flavourIDs: ["caramel"]),
        Dessert(
            id: "roll", name: "Meadow Roll", note: "Rolled up while it is warm",
            flavourIDs: ["pistachio", "lemon"]),
        Dessert(
            id: "lolly", name: "Pocket Lolly", note: "Not for pockets",
            flavourIDs: ["lemon"]),
    ]

    /// The flavours of a dessert, in the order in which it names them.
    func flavours(of dessert: Dessert) -> [Flavour] {
        dessert.flavourIDs.compactMap { id in flavours.first { $0.id == id } }
    }

    /// What is made with a flavour.
    func desserts(with flavour: Flavour) -> [Dessert] {
        desserts.filter { $0.flavourIDs.contains(flavour.id) }
    }
}
