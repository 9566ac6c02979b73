// A row of the list: a press brings up the details, the dots bring up what can be done.
import SwiftUI

struct RestaurantRow: View {
    let restaurant: Restaurant
    let isSaved: Bool
    @Binding var panel: Panel?

    var body: some View {
        HStack {
            Button {
                panel = .details(restaurant)
            } label: {
                HStack(spacing: 12) {
                    Image(decorative: restaurant.image)
                        .resizable()
                        .scaledToFill()
                        .frame(width: 64, height: 64)
                        .clipShape(RoundedRectangle(cornerRadius: 12))
                    VStack(alignment: .leading, spacing: 2) {
                        Text(restaurant.name)
                            .font(.headline)
                        Text("\(restaurant.kitchen), \(restaurant.price.signs)")
                            .font(.subheadline)
                            .foregroundStyle(.secondary)
                        Text("\(restaurant.district), \(restaurant.walk) minutes")
                            .font(.footnote)
                            .foregroundStyle(.secondary)
                    }
                    .frame(maxWidth: .infinity, alignment: .leading)
                    if isSaved {
                        Label("Saved", systemImage: "heart.fill")
                            .labelStyle(.iconOnly)
                            .foregroundStyle(.red)
                    }
                }
            }
            .buttonStyle(.plain)
            // Two controls in one row: each of them has a style of its own, so that a press is one of it and not of the row.
            Button {
                panel = .actions(restaurant)
            } label: {
                Label("Actions for \(restaurant.name)", systemImage: "ellipsis.circle")
                    .labelStyle(.iconOnly)
                    .font(.title3)
            }
            .buttonStyle(.borderless)
        }
    }
}

#Preview("A row", traits: .fixedLayout(width: 390, height: 90)) {
    @Previewable @State var panel: Panel?
    RestaurantRow(restaurant: Guide.all[0], isSaved: true, panel: $panel)
}
