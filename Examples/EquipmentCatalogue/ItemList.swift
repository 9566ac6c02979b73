// The second column: everything in one category.
import SwiftUI

struct ItemList: View {
    let category: Category

    /// The state of the view around this one: what is written here, the view around reads.
    @Binding var selection: Item?

    var body: some View {
        List(category.items, selection: $selection) { item in
            // A link says which value it stands for. In a list with a selection that value is selected.
            NavigationLink(value: item) {
                PictureRow(image: item.image, name: item.name, note: item.note)
            }
        }
        .listStyle(.plain)
        .navigationTitle(category.name)
        .navigationBarTitleDisplayMode(.inline)
    }
}

// A preview needs something to bind to: `@Previewable` lets it have state of its own.
#Preview("One category") {
    @Previewable @State var selection: Item?
    NavigationStack {
        ItemList(category: Catalogue().categories[0], selection: $selection)
    }
}
