import SwiftUI

/// Rows that are deleted, moved, swiped and loaded anew.
struct Editing: View {
    @State private var fruit = ["Apple", "Banana", "Cherry"]
    @State private var note = "nothing"
    @State private var departure = Date(timeIntervalSince1970: 1_718_357_460)

    var body: some View {
        List {
            Section {
                ForEach(fruit, id: \.self) { Text($0) }
                    .onDelete { fruit.remove(atOffsets: $0) }
                    .onMove { fruit.move(fromOffsets: $0, toOffset: $1) }
            }
            Section {
                Text("note: \(note)")
                Text("order: \(fruit.joined(separator: " "))")
                EditButton()
                Text("Letter")
                    .badge(3)
                    .swipeActions {
                        Button("Archive", systemImage: "archivebox") { note = "archived" }.tint(.purple)
                        Button("Bin", role: .destructive) { note = "binned" }
                    }
                DatePicker("Departure", selection: $departure)
                    .environment(\.timeZone, .gmt)
            }
        }
        .navigationTitle("Editing")
        .navigationBarTitleDisplayMode(.inline)
        .refreshable {
            try? await Task.sleep(for: .milliseconds(300))
            note = "loaded"
        }
    }
}
