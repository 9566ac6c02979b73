import SwiftUI

/// An app whose author has forgotten one of each.
struct MissingThings: View {
    var body: some View {
        NavigationStack {
            VStack {
                Image("no-such-picture")
                Image(systemName: "no.such.symbol")
                Color("NoSuchColour").frame(height: 20)
                NavigationLink("Nowhere", value: 7)
                NavigationLink("Larder") { EmptyShelf() }
                NavigationLink("Cellar") { EmptyBarrel() }
            }
        }
    }
}

@Observable
private final class Larder {
    let content = "Rye"
}

private final class Cellar: ObservableObject {
    let content = "Cider"
}

private struct EmptyShelf: View {
    @Environment(Larder.self) private var larder

    var body: some View { Text(larder.content) }
}

private struct EmptyBarrel: View {
    @EnvironmentObject private var cellar: Cellar

    var body: some View { Text(cellar.content) }
}

#Preview("Missing things") { MissingThings() }
