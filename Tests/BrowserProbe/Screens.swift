import SwiftUI

/// A stack of screens; the way out of the last is only the app's own.
struct Screens: View {
    var body: some View {
        NavigationStack {
            List {
                NavigationLink("Deck", value: "Deck")
                ForEach(1..<31) { Text("Line \($0)") }
            }
            .navigationTitle("Harbour")
            .navigationDestination(for: String.self) { name in
                if name == "Deck" { Deck() } else { Hold() }
            }
        }
    }
}

struct Deck: View {
    var body: some View {
        List {
            NavigationLink("Hold", value: "Hold")
            ForEach(1..<31) { Text("Plank \($0)") }
        }
        .navigationTitle("Deck")
    }
}

struct Hold: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            Text("It is dark in here")
            Button("Climb out") { dismiss() }
        }
        .navigationTitle("Hold")
        .navigationBarBackButtonHidden()
    }
}

#Preview("Screens") { Screens() }

/// A stack whose top screen the app exchanges for another one.
struct Piers: View {
    @State private var path = [1]

    var body: some View {
        NavigationStack(path: $path) {
            Text("Quay")
                .navigationTitle("Quay")
                .navigationDestination(for: Int.self) { number in
                    VStack {
                        Text("The water is deep here")
                        Button("Next Pier") { path = [number + 1] }
                    }
                    .navigationTitle("Pier \(number)")
                }
        }
    }
}

#Preview("Piers") { Piers() }
