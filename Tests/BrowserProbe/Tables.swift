import SwiftUI

private struct Bird: Identifiable {
    let id: Int
    let name: String
    let order: String
    let wingspan: Int

    static let all = [
        Bird(id: 1, name: "Barn owl", order: "Owls", wingspan: 90),
        Bird(id: 2, name: "House martin", order: "Songbirds", wingspan: 28),
        Bird(id: 3, name: "Common swift", order: "Swifts", wingspan: 44),
        Bird(id: 4, name: "White stork", order: "Storks", wingspan: 190),
        Bird(id: 5, name: "Great spotted woodpecker", order: "Woodpeckers", wingspan: 36),
        Bird(id: 6, name: "Kingfisher", order: "Kingfishers", wingspan: 25),
    ]
}

/// A table that sorts, is selected from, and has a menu for what is selected.
private struct Birds: View {
    @Environment(\.horizontalSizeClass) private var width
    @State private var birds = Bird.all
    @State private var order = [KeyPathComparator(\Bird.name)]
    @State private var chosen: Bird.ID?
    @State private var ringed: Set<Bird.ID> = []

    var body: some View {
        NavigationStack {
            Table(birds.sorted(using: order), selection: $chosen, sortOrder: $order) {
                TableColumn("Name", value: \.name) { bird in
                    VStack(alignment: .leading) {
                        Text(bird.name)
                        if width == .compact { Text(bird.order).font(.subheadline).foregroundStyle(.secondary) }
                    }
                }
                TableColumn("Order", value: \.order)
                TableColumn("Wingspan", value: \.wingspan) { Text("\($0.wingspan) cm") }
                    .width(min: 80, max: 130)
                    .alignment(.trailing)
                TableColumn("Ringed") { Text(ringed.contains($0.id) ? "Yes" : "No") }
                    .width(70)
            }
            .contextMenu(forSelectionType: Bird.ID.self) { birds in
                Button("Ring") { ringed.formUnion(birds) }
            }
            .navigationTitle("Birds")
        }
    }
}

/// A table of more rows than fit, some of which can be selected together.
private struct Sightings: View {
    @State private var chosen: Set<Int> = []

    private struct Sighting: Identifiable {
        let id: Int
    }

    var body: some View {
        NavigationStack {
            Table((1...2000).map { Sighting(id: $0) }, selection: $chosen) {
                TableColumn("Sighting") { Text("Sighting \($0.id)") }
                TableColumn("Bird") { Text(Bird.all[$0.id % Bird.all.count].name) }
            }
            .navigationTitle("Sightings")
            .environment(\.editMode, .constant(.active))
        }
    }
}

#Preview("Tables") {
    Birds()
}

#Preview("Long table") {
    Sightings()
}
