import SwiftUI

/// A shelf of books in columns, whose state has an address; how many links it was handed stands on the first screen.
struct Shelf: View {
    @State private var subject: String?
    @State private var path: [Int] = []
    @State private var links = 0

    var body: some View {
        NavigationSplitView {
            List(["Maps", "Tales"], id: \.self, selection: $subject) { Text($0) }
                .navigationTitle("Links: \(links)")
        } detail: {
            NavigationStack(path: $path) {
                if let subject {
                    Chapter(number: 0).navigationTitle(subject)
                        .navigationDestination(for: Int.self) { Chapter(number: $0).navigationTitle("Page \($0)") }
                } else {
                    Text("Choose a subject")
                }
            }
        }
        .onOpenURL { _ in links += 1 }
    }
}

private struct Chapter: View {
    let number: Int

    var body: some View {
        List {
            NavigationLink("Turn over", value: number + 1)
        }
    }
}

#Preview("Addresses") {
    Shelf()
}
