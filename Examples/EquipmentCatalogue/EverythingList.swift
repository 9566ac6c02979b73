// The second column in its other form: the whole catalogue as one list that opens level by level.
import SwiftUI

/// A row of that list: a category, a shelf in it, or an item on the shelf.
struct Entry: Identifiable {
    let id: String
    let name: String
    var item: Item?

    /// The rows below this one; nil where nothing can be opened.
    var entries: [Entry]?

    init(_ category: Category) {
        id = "category \(category.id)"
        name = category.name
        entries = category.shelves.map { Entry($0) }
    }

    private init(_ shelf: Shelf) {
        id = "shelf \(shelf.id)"
        name = shelf.name
        entries = shelf.items.map { Entry($0) }
    }

    private init(_ item: Item) {
        id = "item \(item.id)"
        name = item.name
        self.item = item
    }
}

struct EverythingList: View {
    let catalogue: Catalogue
    @Binding var selection: Item?

    var body: some View {
        // `children` says where an entry keeps those below it. The list does the rest.
        List(catalogue.categories.map { Entry($0) }, children: \.entries, selection: $selection) { entry in
            if let item = entry.item {
                NavigationLink(value: item) {
                    PictureRow(image: item.image, name: item.name)
                }
            } else {
                // Nothing to select: a tap opens the row.
                Text(entry.name)
                    .selectionDisabled()
            }
        }
        .listStyle(.insetGrouped)
        .navigationTitle("All Equipment")
        .navigationBarTitleDisplayMode(.inline)
    }
}

#Preview("Level by level") {
    @Previewable @State var selection: Item?
    NavigationStack {
        EverythingList(catalogue: Catalogue(), selection: $selection)
    }
}
