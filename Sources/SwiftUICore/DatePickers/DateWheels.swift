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
        let calendar = customs.calendar
        let date = choice.date
        let days = calendar.range(of: .day, in: .month, for: date) ?? 1..<2
        let year = calendar.component(.year, from: date)
        HStack(spacing: 0) {
            Picker(Words.month, selection: choice.part(.month, in: calendar)) {
                ForEach(Array(customs.months.enumerated()), id: \.offset) { month in
                    Text(verbatim: month.element).tag(month.offset + 1)
                }
            }
            Picker(Words.day, selection: choice.part(.day, in: calendar)) {
                ForEach(Array(days), id: \.self) { Text(verbatim: String($0)) }
            }
            Picker(Words.year, selection: choice.part(.year, in: calendar)) {
                ForEach(Array(years(around: year)), id: \.self) { Text(verbatim: String($0)) }
            }
        }
        .pickerStyle(.wheel)
    }

    /// The years that can be chosen, as far as a wheel reasonably turns.
    private func years(around year: Int) -> ClosedRange<Int> {
        let calendar = customs.calendar
        let reach = DatePickerMetrics.yearsOnWheel
        let first = choice.range.first.map { calendar.component(.year, from: $0) } ?? year - reach
        let last = choice.range.last.map { calendar.component(.year, from: $0) } ?? year + reach
        return min(first, year)...max(last, year)
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
