// The right column: everything in one category.
import SwiftUI

struct ItemList: View {
    let category: Category

    var body: some View {
        List(category.items) { item in
            PictureRow(image: item.image, name: item.name, note: item.note)
        }
        .listStyle(.plain)
        .navigationTitle(category.name)
        .navigationBarTitleDisplayMode(.inline)
    }
}
