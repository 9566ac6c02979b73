// The three columns: what to look through, what is there, and the page of one thing.
import SwiftUI

/// A row of the first column.
enum Place: Hashable {
    case category(Category.ID)
    case everything
}

struct CatalogueView: View {
    private let catalogue = Catalogue()

    /// Which place is open; nil until somebody picks one. `@State` keeps the value for as long as the view is there, and a
    /// view that reads it is drawn anew when it changes.
    @State private var place: Place?

    /// Whose page is open. It stays when another place is picked.
    @State private var item: Item?

    /// All three columns at first, as far as there is room. The person can hide the first one, which is written here.
    @State private var columns = NavigationSplitViewVisibility.all

    var body: some View {
        // On a tablet the columns stand side by side. On a phone they become screens, one after the other, each with a
        // button that leads back. The code is the same.
        NavigationSplitView(columnVisibility: $columns) {
            // The `$` hands the list the state itself, not only its value: tapping a row writes the row's tag into it.
            List(selection: $place) {
                Section {
                    ForEach(catalogue.categories) { category in
                        PictureRow(image: category.image, name: category.name)
                            .tag(Place.category(category.id))
                    }
                }
                Section {
                    Label("All Equipment", systemImage: "list.bullet.indent")
                        .tag(Place.everything)
                }
            }
            .navigationTitle("Equipment")
        } content: {
            switch place {
            case .category(let id):
                if let category = catalogue.category(id) {
                    ItemList(category: category, selection: $item)
                }
            case .everything:
                EverythingList(catalogue: catalogue, selection: $item)
            case nil:
                Text("Pick a category to see what is in it")
            }
        } detail: {
            if let item {
                ItemPage(item: item)
            } else {
                Text("Pick something to see its page")
            }
        }
        // The columns share the width; without this the first two would lie over the third where it is narrow.
        .navigationSplitViewStyle(.balanced)
    }
}

// `EquipmentCatalogue --previews` lists what stands in #Preview; `--preview "All of it"` shows this.
#Preview("All of it") {
    CatalogueView()
}
