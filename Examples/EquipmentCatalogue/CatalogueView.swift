// The two columns: categories on the left, what is in the chosen one on the right.
import SwiftUI

struct CatalogueView: View {
    private let catalogue = Catalogue()

    /// Which category is open; nil until somebody picks one. `@State` keeps the value for as long as the view is there,
    /// and a view that reads it is drawn anew when it changes.
    @State private var openCategoryID: Category.ID?

    var body: some View {
        // On a tablet both columns stand side by side. On a phone they become two screens: picking a category shows its
        // items, and a back button leads home. The code is the same.
        NavigationSplitView {
            // The `$` hands the list the state itself, not only its value: tapping a row writes the row's id into it.
            List(catalogue.categories, selection: $openCategoryID) { category in
                PictureRow(image: category.image, name: category.name)
            }
            .navigationTitle("Equipment")
        } detail: {
            if let openCategoryID, let category = catalogue.category(openCategoryID) {
                ItemList(category: category)
            } else {
                Text("Pick a category to see what is in it")
            }
        }
    }
}

// `EquipmentCatalogue --previews` lists what stands in #Preview; `--preview "All of it"` shows this.
#Preview("All of it") {
    CatalogueView()
}
