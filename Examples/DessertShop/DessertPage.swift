// A dessert: its row and its page.
import SwiftUI

struct DessertLink: View {
    let dessert: Dessert

    var body: some View {
        NavigationLink(value: dessert) {
            HStack(spacing: 12) {
                Image(decorative: dessert.image)
                    .resizable()
                    .scaledToFill()
                    .frame(width: 56, height: 42)
                    .clipShape(RoundedRectangle(cornerRadius: 8))
                VStack(alignment: .leading) {
                    Text(dessert.name)
                    Text(dessert.note)
                        .font(.footnote)
                        .foregroundStyle(.secondary)
                }
            }
        }
    }
}

struct DessertPage: View {
    let dessert: Dessert
    let flavours: [Flavour]

    /// What is being ordered, a state of the view around this one.
    @Binding var order: Dessert?
    let goHome: @MainActor () -> Void

    var body: some View {
        List {
            Section {
                VStack(alignment: .leading, spacing: 12) {
                    Image(dessert.image)
                        .resizable()
                        .scaledToFit()
                        .clipShape(RoundedRectangle(cornerRadius: 12))
                        .frame(maxWidth: 420)
                    Text(dessert.note)
                }
                .frame(maxWidth: .infinity)
                .padding(.vertical, 8)
            }
            Section("Tastes of") {
                ForEach(flavours) { FlavourLink(flavour: $0) }
            }
            Section {
                Button("Order") { order = dessert }
                Button("Back to the Counter", action: goHome)
            }
        }
        .navigationTitle(dessert.name)
        .navigationBarTitleDisplayMode(.inline)
    }
}

#Preview("A dessert") {
    @Previewable @State var order: Dessert?
    let shop = Shop()
    NavigationStack {
        DessertPage(
            dessert: shop.desserts[0], flavours: shop.flavours(of: shop.desserts[0]), order: $order, goHome: {})
    }
}
