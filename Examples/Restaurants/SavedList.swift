// A sheet over most of the screen: a strip of the list stays to be seen, and a touch on it leads back.
import SwiftUI

struct SavedList: View {
    let restaurants: [Restaurant]

    var body: some View {
        NavigationStack {
            Group {
                if restaurants.isEmpty {
                    Text("Nothing is saved yet")
                        .foregroundStyle(.secondary)
                } else {
                    List(restaurants) { restaurant in
                        NavigationLink(restaurant.name, value: restaurant)
                    }
                }
            }
            .navigationTitle("Saved")
            .navigationDestination(for: Restaurant.self) { restaurant in
                RestaurantDetails(restaurant: restaurant)
            }
        }
        .presentationDetents([.fraction(0.85)])
    }
}

#Preview("Saved") {
    SavedList(restaurants: Guide.all)
}
