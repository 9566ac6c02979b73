import SwiftUI

/// Three tabs, each with a stack of its own.
struct ThreeTabs: View {
    private enum Place: String, Codable { case hills, rivers, search }

    @State private var place = Place.hills

    var body: some View {
        TabView(selection: $place) {
            Tab("Hills", systemImage: "mountain.2", value: .hills) {
                NavigationStack {
                    List(1..<40) { number in NavigationLink("Hill \(number)", value: number) }
                        .navigationTitle("Hills")
                        .navigationDestination(for: Int.self) {
                            Text("A view from hill \($0)").navigationTitle("Hill \($0)")
                        }
                }
            }
            .badge(2)
            Tab("Rivers", systemImage: "drop", value: .rivers) {
                NavigationStack { Rivers().navigationTitle("Rivers") }
            }
            Tab("Search", systemImage: "magnifyingglass", value: .search, role: .search) {
                Text("Nothing found")
            }
        }
    }
}

private struct Rivers: View {
    @State private var crossings = 0

    var body: some View {
        VStack(spacing: 12) {
            Text("Crossed \(crossings) times")
            Button("Cross") { crossings += 1 }
        }
    }
}

/// Pages that the person swipes through.
struct Postcards: View {
    @State private var card = 1

    var body: some View {
        VStack {
            Text("Card \(card) is in front")
            TabView(selection: $card) {
                ForEach(0..<4, id: \.self) { number in
                    Text("Greetings from \(number)")
                        .frame(maxWidth: .infinity, maxHeight: .infinity)
                        .background(number.isMultiple(of: 2) ? Color.mint : Color.orange)
                }
            }
            .tabViewStyle(.page)
            Button("To the last") { card = 3 }
        }
    }
}

#Preview("Tabs") {
    ThreeTabs()
}

#Preview("Postcards") {
    Postcards()
}
