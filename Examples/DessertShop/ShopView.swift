// The first screen, and the way from it to all others.
import SwiftUI

struct ShopView: View {
    private let shop = Shop()

    /// What was opened, one thing after the other. A `NavigationPath` takes values of several types: here flavours and
    /// desserts in any order. Who appends to it opens a page, who empties it goes home.
    @State private var path = NavigationPath()

    /// What is being ordered; the sheet is there while this is not nil.
    @State private var order: Dessert?

    var body: some View {
        NavigationStack(path: $path) {
            List {
                Section("Flavours") {
                    ForEach(shop.flavours) { FlavourLink(flavour: $0) }
                }
                Section("Desserts") {
                    ForEach(shop.desserts) { DessertLink(dessert: $0) }
                }
                Section {
                    Button("Surprise Me", action: surprise)
                }
            }
            .navigationTitle("Dessert Shop")
            // A link only says which value it stands for. What a value looks like as a page is said here, once for each type.
            .navigationDestination(for: Flavour.self) { flavour in
                FlavourPage(flavour: flavour, desserts: shop.desserts(with: flavour))
            }
            .navigationDestination(for: Dessert.self) { dessert in
                DessertPage(dessert: dessert, flavours: shop.flavours(of: dessert), order: $order) {
                    path = NavigationPath()
                }
            }
        }
        .sheet(item: $order) { dessert in
            OrderSheet(dessert: dessert)
        }
        .onOpenURL(perform: open)
    }

    /// A link opens its page over what is open already. One that leads nowhere changes nothing.
    private func open(_ url: URL) {
        switch ShopLink(url, in: shop) {
        case .flavour(let flavour): path.append(flavour)
        case .dessert(let dessert): path.append(dessert)
        case .order(let dessert): order = dessert
        case nil: break
        }
    }

    /// Two pages at once: some dessert, and below it one of its flavours, which back leads to.
    private func surprise() {
        guard let dessert = shop.desserts.randomElement() else { return }
        if let flavour = shop.flavours(of: dessert).randomElement() { path.append(flavour) }
        path.append(dessert)
    }
}

#Preview("The shop") {
    ShopView()
}
