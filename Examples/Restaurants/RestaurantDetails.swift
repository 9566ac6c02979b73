// All about one restaurant, in a sheet of three heights: the lowest one shows the name, the highest everything.
import SwiftUI

struct RestaurantDetails: View {
    let restaurant: Restaurant

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                VStack(alignment: .leading, spacing: 4) {
                    Text(restaurant.name)
                        .font(.title)
                        .bold()
                    Text("\(restaurant.kitchen), \(restaurant.price.signs)")
                        .foregroundStyle(.secondary)
                }
                Label("\(restaurant.district), \(restaurant.walk) minutes on foot", systemImage: "figure.walk")
                Label(restaurant.phone, systemImage: "phone")
                Image(restaurant.image)
                    .resizable()
                    .scaledToFit()
                    .clipShape(RoundedRectangle(cornerRadius: 16))
                Text(restaurant.words)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(24)
        }
    }
}

#Preview("Details") {
    RestaurantDetails(restaurant: Guide.all[2])
}
