// The third column: one thing, large.
import SwiftUI

struct ItemPage: View {
    let item: Item

    var body: some View {
        ScrollView {
            VStack(spacing: 16) {
                Image(item.image)
                    .resizable()
                    .scaledToFit()
                    .frame(maxWidth: 480)
                    .clipShape(RoundedRectangle(cornerRadius: 20))
                Text(item.note)
                    .font(.title3)
                    .foregroundStyle(.secondary)
            }
            .padding()
        }
        .navigationTitle(item.name)
    }
}

#Preview("A page") {
    NavigationStack {
        ItemPage(item: Item(id: "kayak", name: "Kayak", note: "Four metres, one seat"))
    }
}
