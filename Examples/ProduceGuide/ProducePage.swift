// The page of one thing: its picture, what to know, and a calendar.
import SwiftUI

struct ProducePage: View {
    let produce: Produce

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 20) {
                Image(produce.image)
                    .resizable()
                    .scaledToFit()
                    .clipShape(RoundedRectangle(cornerRadius: 20))
                    .frame(maxWidth: 480)
                    .frame(maxWidth: .infinity)
                Text(produce.note)
                LabeledContent("Keeps", value: produce.keeps)
                GroupBox("In season") {
                    SeasonCalendar(produce: produce)
                }
            }
            .padding()
        }
        .navigationTitle(produce.name)
        .navigationBarTitleDisplayMode(.inline)
    }
}

/// Twelve months in three rows. A grid keeps its columns in line without saying how wide they are.
struct SeasonCalendar: View {
    let produce: Produce

    private static let months = [
        ["Jan", "Feb", "Mar", "Apr"], ["May", "Jun", "Jul", "Aug"], ["Sep", "Oct", "Nov", "Dec"],
    ]

    var body: some View {
        Grid(horizontalSpacing: 8, verticalSpacing: 8) {
            ForEach(Self.months.indices, id: \.self) { row in
                GridRow {
                    ForEach(Self.months[row].indices, id: \.self) { column in
                        Month(
                            name: Self.months[row][column], isInSeason: produce.isInSeason(in: row * 4 + column + 1))
                    }
                }
            }
        }
    }
}

struct Month: View {
    let name: String
    let isInSeason: Bool

    var body: some View {
        Text(name)
            .font(.footnote)
            .foregroundStyle(isInSeason ? .white : .secondary)
            .frame(maxWidth: .infinity)
            .padding(.vertical, 6)
            .background(isInSeason ? AnyShapeStyle(.green.gradient) : AnyShapeStyle(.quaternary), in: .capsule)
            // What the colour says to the eye is said to the ear.
            .accessibilityLabel(isInSeason ? "\(name), in season" : name)
    }
}

#Preview("Apples") {
    NavigationStack {
        ProducePage(produce: Guide().kinds[1].produce[0])
    }
}
