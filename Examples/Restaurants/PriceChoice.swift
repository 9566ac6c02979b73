// A small sheet of one height for one question.
import SwiftUI

struct PriceChoice: View {
    let guide: Guide
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 20) {
            Text("What may it cost?")
                .font(.headline)
            HStack(spacing: 12) {
                ForEach(Price.allCases) { price in
                    Button(price.signs) { choose(price) }
                }
                Button("Any") { choose(nil) }
            }
            .buttonStyle(.bordered)
            .controlSize(.large)
        }
        .padding(.top)
        .presentationDetents([.height(180)])
    }

    private func choose(_ price: Price?) {
        guide.price = price
        dismiss()
    }
}

#Preview("Prices") {
    PriceChoice(guide: Guide())
}
