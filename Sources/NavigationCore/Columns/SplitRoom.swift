extension SplitNavigation {
    /// The room that a split view has been given, as far as it matters for which columns are seen: windows of a slightly
    /// different size make equal rooms.
    package struct Room: Equatable, Sendable {
        /// Regular width makes columns, compact width one stack; nothing else does (A1.01).
        package let isCompact: Bool
        /// Higher than wide.
        package let isPortrait: Bool
        /// Wide enough for a leading column beside the detail.
        let fitsTwo: Bool
        /// Wide enough for three columns beside each other without an app's asking for it.
        let fitsThree: Bool

        /// The width class of the window, and its size in points.
        package init(isCompact: Bool, width: Double, height: Double) {
            self.isCompact = isCompact
            isPortrait = height > width
            fitsTwo = width >= Self.leastDetail
            fitsThree = width >= Self.leastWidthForThree
        }

        /// A window that has regular width and is narrower than this shows the detail alone: less is too little for a detail
        /// (`platform/ipad-split-view.md`, iPadOS 26.1).
        package static let leastDetail = 464.0
        /// From here on three columns stand side by side (`platform/bars-and-controls.md`: about 1180, a guess there).
        static let leastWidthForThree = 1180.0
    }
}
