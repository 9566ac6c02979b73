// The list, and which sheet is over it.
import SwiftUI

/// What a sheet over the list is about. One state for all of them: two can then never be up at once.
enum Panel: Identifiable {
    case details(Restaurant)
    case actions(Restaurant)
    case order
    case price
    case saved

    /// With another identity the sheet leaves and another one comes.
    var id: String {
        switch self {
        case .details(let restaurant): "details of \(restaurant.id)"
        case .actions(let restaurant): "actions for \(restaurant.id)"
        case .order: "order"
        case .price: "price"
        case .saved: "saved"
        }
    }
}

struct RestaurantList: View {
    /// Made once, and kept as long as the view is there.
    @State private var guide = Guide()

    @State private var panel: Panel?

    /// The height at which the details were left, so that the next ones come up to it.
    @State private var detailsHeight = PresentationDetent.medium

    var body: some View {
        NavigationStack {
            List {
                Section {
                    Wishes(guide: guide, panel: $panel)
                }
                Section {
                    ForEach(guide.restaurants) { restaurant in
                        RestaurantRow(restaurant: restaurant, isSaved: guide.isSaved(restaurant), panel: $panel)
                    }
                } footer: {
                    if guide.restaurants.count < Guide.all.count {
                        Button("Show all \(Guide.all.count)") { guide.showAll() }
                            .font(.footnote)
                    }
                }
            }
            .navigationTitle("Restaurants")
        }
        .sheet(item: $panel) { panel in
            switch panel {
            case .details(let restaurant):
                RestaurantDetails(restaurant: restaurant)
                    // Dragged to another height, the sheet writes it; written by the app, the sheet goes there.
                    .presentationDetents([.height(200), .medium, .large], selection: $detailsHeight)
            case .actions(let restaurant):
                ActionList(restaurant: restaurant, guide: guide)
            case .order:
                OrderPicker(guide: guide)
            case .price:
                PriceChoice(guide: guide)
            case .saved:
                SavedList(restaurants: guide.savedRestaurants)
            }
        }
    }
}

/// What the person wants of the list. Each row brings up the sheet that changes it.
private struct Wishes: View {
    let guide: Guide
    @Binding var panel: Panel?

    var body: some View {
        Button {
            panel = .order
        } label: {
            WishRow(icon: "arrow.up.arrow.down", name: "Sort by", value: guide.order.rawValue)
        }
        Button {
            panel = .price
        } label: {
            WishRow(icon: "eurosign.circle", name: "Price", value: guide.price?.signs ?? "Any")
        }
        Button {
            panel = .saved
        } label: {
            WishRow(icon: "heart", name: "Saved", value: "\(guide.saved.count)")
        }
    }
}

private struct WishRow: View {
    let icon: String
    let name: String
    let value: String

    var body: some View {
        HStack {
            Label(name, systemImage: icon)
            Spacer()
            Text(value)
                .foregroundStyle(.secondary)
        }
    }
}

#Preview("The list") {
    RestaurantList()
}
