// The sheet that takes an order.
import SwiftUI

struct OrderSheet: View {
    let dessert: Dessert

    /// The state of a sheet begins anew each time that it comes up.
    @State private var count = 1
    @State private var isOrdered = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 24) {
            Text(isOrdered ? "On its way" : "Your Order")
                .font(.title2)
                .bold()
            Text("\(count) × \(dessert.name)")
            if isOrdered {
                Button("Thank You") { dismiss() }
                    .buttonStyle(.borderedProminent)
            } else {
                HStack(spacing: 16) {
                    Button("One Less") { count -= 1 }
                        .disabled(count == 1)
                    Button("One More") { count += 1 }
                }
                .buttonStyle(.bordered)
                Button("Order Now") { isOrdered = true }
                    .buttonStyle(.borderedProminent)
            }
        }
        .padding()
        .presentationDetents([.medium])
    }
}

#Preview("An order") {
    OrderSheet(dessert: Shop().desserts[0])
}
