// A sheet that picks one of several: a tap picks and ends it.
import SwiftUI

struct OrderPicker: View {
    let guide: Guide
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            List(Order.allCases) { order in
                Button {
                    guide.order = order
                    dismiss()
                } label: {
                    HStack {
                        Text(order.rawValue)
                        Spacer()
                        if order == guide.order {
                            Label("Picked", systemImage: "checkmark")
                                .labelStyle(.iconOnly)
                        }
                    }
                }
            }
            .navigationTitle("Sort by")
            .navigationBarTitleDisplayMode(.inline)
        }
        .presentationDetents([.medium])
    }
}

#Preview("Sorting") {
    OrderPicker(guide: Guide())
}
