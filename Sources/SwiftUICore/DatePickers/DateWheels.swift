import Foundation

/// A wheel for the hour, one for the minute, and one for the half of the day where it has halves.
struct TimeWheels: View {
    let choice: DateChoice
    let customs: DateCustoms

    var body: some View {
        let hour = choice.part(.hour, in: customs.calendar)
        HStack(spacing: 0) {
            if customs.hasHalves {
                Picker(Words.hour, selection: hour.inHalf) {
                    ForEach(0..<12) { Text(verbatim: String($0 == 0 ? 12 : $0)) }
                }
            } else {
                Picker(Words.hour, selection: hour) {
                    ForEach(0..<24) { Text(verbatim: Self.twoDigits($0)) }
                }
            }
            Picker(Words.minute, selection: choice.part(.minute, in: customs.calendar)) {
                ForEach(0..<60) { Text(verbatim: Self.twoDigits($0)) }
            }
            if customs.hasHalves {
                Picker(Words.halfOfDay, selection: hour.half) {
                    ForEach(0..<2) { Text(verbatim: customs.halves[$0]) }
                }
            }
        }
        .pickerStyle(.wheel)
    }

    private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
}

/// A wheel each for month, day and year, in the order of the place.
struct DayWheels: View {
    let choice: DateChoice
    let customs: DateCustoms

    var body: some View {
        HStack(spacing: 0) {
            ForEach(customs.order, id: \.self) { wheel(for: $0) }
        }
        .pickerStyle(.wheel)
    }

    @ViewBuilder private func wheel(for part: Calendar.Component) -> some View {
        let calendar = customs.calendar
        switch part {
        case .month:
            Picker(Words.month, selection: choice.part(.month, in: calendar)) {
                ForEach(Array(customs.months.enumerated()), id: \.offset) { month in
                    Text(verbatim: month.element).tag(month.offset + 1)
                }
            }
        case .day:
            Picker(Words.day, selection: choice.part(.day, in: calendar)) {
                ForEach(Array(calendar.range(of: .day, in: .month, for: choice.date) ?? 1..<2), id: \.self) {
                    Text(verbatim: String($0))
                }
            }
        default:
            let year = calendar.component(.year, from: choice.date)
            Picker(Words.year, selection: choice.part(.year, in: calendar)) {
                ForEach(Array(customs.years(around: year, in: choice.range)), id: \.self) { Text(verbatim: String($0)) }
            }
        }
    }
}

extension Binding<Int> {
    /// An hour within its half of the day.
    fileprivate var inHalf: Binding<Int> {
        let hour = location
        return Binding(
            location: FunctionLocation(get: { hour.get() % 12 }, set: { hour.set(hour.get() / 12 * 12 + $0) }))
    }

    /// The half of the day that an hour is in.
    fileprivate var half: Binding<Int> {
        let hour = location
        return Binding(
            location: FunctionLocation(get: { hour.get() / 12 }, set: { hour.set(hour.get() % 12 + $0 * 12) }))
    }
}
