import NavigationCore

/// The rooms of devices, by their sizes in points (Human Interface Guidelines, Layout).
enum Rooms {
    static let phone = SplitNavigation.Room(isCompact: true, width: 393, height: 852)
    static let phoneTurned = SplitNavigation.Room(isCompact: true, width: 852, height: 393)
    static let largePhoneTurned = SplitNavigation.Room(isCompact: false, width: 926, height: 428)
    static let padUpright = SplitNavigation.Room(isCompact: false, width: 820, height: 1180)
    static let padTurned = SplitNavigation.Room(isCompact: false, width: 1180, height: 820)
    static let padMiniTurned = SplitNavigation.Room(isCompact: false, width: 1133, height: 744)
}
