import Foundation

extension EnvironmentValues {
    private struct DeviceTimeZoneKey: EnvironmentKey {
        static var defaultValue: String? { nil }
    }

    /// Where the person is, as the device says it.
    var deviceTimeZone: String? {
        get { self[DeviceTimeZoneKey.self] }
        set { self[DeviceTimeZoneKey.self] = newValue }
    }

    private struct ChosenTimeZoneKey: EnvironmentKey {
        static var defaultValue: TimeZone? { nil }
    }

    /// In which time zone days begin and clocks are read: that of the person, as the device says it, or as set for a part of the app.
    /// Where nobody knows, it is that of the process.
    public var timeZone: TimeZone {
        get { self[ChosenTimeZoneKey.self] ?? deviceTimeZone.flatMap(TimeZone.init(identifier:)) ?? .current }
        set { self[ChosenTimeZoneKey.self] = newValue }
    }

    private struct ChosenCalendarKey: EnvironmentKey {
        static var defaultValue: Calendar? { nil }
    }

    /// By which calendar dates are counted; its days begin in the person's time zone if none was set.
    public var calendar: Calendar {
        get {
            if let chosen = self[ChosenCalendarKey.self] { return chosen }
            var calendar = Calendar.current
            calendar.timeZone = timeZone
            return calendar
        }
        set { self[ChosenCalendarKey.self] = newValue }
    }
}
