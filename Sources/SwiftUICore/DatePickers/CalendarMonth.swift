import Foundation

/// The days of a month in rows of a week each, as a calendar on the wall has them.
struct CalendarMonth: Equatable {
    /// From the first day of the week on; nil where a week reaches into another month.
    let weeks: [[Date?]]
    /// The short names of the days, in the same order.
    let weekdays: [String]

    init(of date: Date, in calendar: Calendar) {
        let names = calendar.shortStandaloneWeekdaySymbols
        let shift = calendar.firstWeekday - 1
        weekdays = names.indices.map { names[($0 + shift) % names.count] }
        guard let month = calendar.dateInterval(of: .month, for: date),
            let days = calendar.range(of: .day, in: .month, for: date)
        else {
            weeks = []
            return
        }
        let length = max(1, names.count)
        let before = (calendar.component(.weekday, from: month.start) - calendar.firstWeekday + length) % length
        var cells: [Date?] = Array(repeating: nil, count: before)
        cells += days.indices.map { index in
            calendar.date(byAdding: .day, value: days.distance(from: days.startIndex, to: index), to: month.start)
        }
        cells += Array(repeating: nil, count: (length - cells.count % length) % length)
        weeks = stride(from: 0, to: cells.count, by: length).map { Array(cells[$0..<$0 + length]) }
    }
}
