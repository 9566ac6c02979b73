import Testing

@testable import NavigationCore

@Suite("A split view of two columns")
struct SplitNavigationTests {
    private static let phone = SplitNavigation.Room(isCompact: true, isPortrait: true)
    private static let largePhoneTurned = SplitNavigation.Room(isCompact: false, isPortrait: false)
    private static let padUpright = SplitNavigation.Room(isCompact: false, isPortrait: true)
    private static let padTurned = SplitNavigation.Room(isCompact: false, isPortrait: false)

    @Test("A1.01 Compact width makes one stack, whatever the orientation")
    func compactWidthCollapses() {
        for isPortrait in [true, false] {
            let split = SplitNavigation(room: .init(isCompact: true, isPortrait: isPortrait))
            #expect(split.presentation == .stack(top: .sidebar))
        }
    }

    @Test("A1.10, A1.32 Automatic: sidebar beside the detail in landscape, the detail alone in portrait")
    func automaticVisibility() {
        #expect(SplitNavigation(room: Self.padTurned).presentation == .columns(sidebar: .besideDetail))
        #expect(SplitNavigation(room: Self.padUpright).presentation == .columns(sidebar: .hidden))
        #expect(SplitNavigation(room: Self.largePhoneTurned).presentation == .columns(sidebar: .besideDetail))
    }

    @Test("A1.11 Of two columns, all and double column mean the same", arguments: [true, false])
    func allEqualsDoubleColumn(isPortrait: Bool) {
        let room = SplitNavigation.Room(isCompact: false, isPortrait: isPortrait)
        let expected = SplitNavigation.SidebarPlace.self
        for visibility in [NavigationSplitViewVisibility.all, .doubleColumn] {
            let split = SplitNavigation(room: room, visibility: visibility)
            #expect(split.presentation == .columns(sidebar: isPortrait ? expected.overDetail : expected.besideDetail))
        }
    }

    @Test("A1.15 Detail only hides the sidebar from the start", arguments: [padUpright, padTurned])
    func detailOnly(room: SplitNavigation.Room) {
        let split = SplitNavigation(room: room, visibility: .detailOnly)
        #expect(split.presentation == .columns(sidebar: .hidden))
    }

    @Test("A1.14 Visibility is ignored while collapsed and applies again afterwards")
    func visibilityWaits() {
        var split = SplitNavigation(room: Self.phone, visibility: .detailOnly)
        #expect(split.presentation == .stack(top: .sidebar))
        #expect(split.apply(.room(Self.padTurned)).isEmpty)
        #expect(split.presentation == .columns(sidebar: .hidden))
    }

    @Test("A1.16 The toggle writes the new value")
    func toggleWrites() {
        var split = SplitNavigation(room: Self.padTurned)
        #expect(split.apply(.toggleSidebar) == [.writeVisibility(.detailOnly)])
        #expect(split.presentation == .columns(sidebar: .hidden))
        #expect(split.apply(.toggleSidebar) == [.writeVisibility(.all)])
        #expect(split.presentation == .columns(sidebar: .besideDetail))
    }

    @Test("A1.35 In portrait the toggle brings the sidebar over the detail; a touch beside it takes it away")
    func overlay() {
        var split = SplitNavigation(room: Self.padUpright)
        #expect(split.apply(.toggleSidebar) == [.writeVisibility(.all)])
        #expect(split.presentation == .columns(sidebar: .overDetail))
        #expect(split.apply(.dismissOverlay) == [.writeVisibility(.detailOnly)])
        #expect(split.presentation == .columns(sidebar: .hidden))
    }

    @Test("An overlay brought by hand ends with the turn; what the app has set stays")
    func overlayAndTurn() {
        var byHand = SplitNavigation(room: Self.padUpright)
        _ = byHand.apply(.toggleSidebar)
        #expect(byHand.apply(.room(Self.padTurned)) == [.writeVisibility(.automatic)])
        #expect(byHand.presentation == .columns(sidebar: .besideDetail))
        #expect(byHand.apply(.room(Self.padUpright)).isEmpty)
        #expect(byHand.presentation == .columns(sidebar: .hidden))

        var byApp = SplitNavigation(room: Self.padTurned, visibility: .all)
        #expect(byApp.apply(.room(Self.padUpright)).isEmpty)
        #expect(byApp.presentation == .columns(sidebar: .overDetail))
    }

    @Test("A1.45 There is nothing to toggle while collapsed")
    func noToggleWhenCollapsed() {
        var split = SplitNavigation(room: Self.phone)
        let before = split
        #expect(split.apply(.toggleSidebar).isEmpty)
        #expect(split == before)
    }

    @Test("A2.02 A selection puts the detail on top, none the sidebar")
    func selectionDecides() {
        var split = SplitNavigation(room: Self.phone)
        _ = split.apply(.sidebarSelection(true))
        #expect(split.presentation == .stack(top: .detail))
    }

    @Test("A2.05 The preferred column is on top at first, even without a selection")
    func preferredColumn() {
        let split = SplitNavigation(room: Self.phone, preferredCompactColumn: .detail)
        #expect(split.presentation == .stack(top: .detail))
    }

    @Test("A2.06, A2.12 Back ends the selection and writes the column now on top")
    func back() {
        var split = SplitNavigation(room: Self.phone, preferredCompactColumn: .detail)
        _ = split.apply(.sidebarSelection(true))
        #expect(split.apply(.back) == [.clearSidebarSelection, .writePreferredCompactColumn(.sidebar)])
        #expect(split.presentation == .stack(top: .sidebar))
        #expect(split.apply(.back).isEmpty)
    }

    @Test("A2.07 The preferred column is a floor: it does not hide a deeper one")
    func preferredIsFloor() {
        var split = SplitNavigation(room: Self.phone, preferredCompactColumn: .sidebar)
        _ = split.apply(.sidebarSelection(true))
        #expect(split.presentation == .stack(top: .detail))
    }

    @Test("A2.08 Setting the preferred column in code goes there, both ways")
    func preferredInCode() {
        var split = SplitNavigation(room: Self.phone)
        #expect(split.apply(.preferredCompactColumn(.detail)).isEmpty)
        #expect(split.presentation == .stack(top: .detail))
        _ = split.apply(.sidebarSelection(true))
        #expect(split.apply(.preferredCompactColumn(.sidebar)) == [.clearSidebarSelection])
        #expect(split.presentation == .stack(top: .sidebar))
    }

    @Test("A2.09 The preferred column has no effect on columns")
    func preferredNeedsCompactWidth() {
        var split = SplitNavigation(room: Self.padTurned)
        _ = split.apply(.sidebarSelection(true))
        #expect(split.apply(.preferredCompactColumn(.sidebar)).isEmpty)
        #expect(split.sidebarHasSelection)
    }

    @Test("A2.15, A2.16 Turning there and back keeps the selection and what is on top")
    func rotationLosesNothing() {
        var split = SplitNavigation(room: Self.phone)
        _ = split.apply(.sidebarSelection(true))
        #expect(split.apply(.room(Self.largePhoneTurned)).isEmpty)
        #expect(split.presentation == .columns(sidebar: .besideDetail))
        #expect(split.sidebarHasSelection)
        #expect(split.apply(.room(Self.phone)).isEmpty)
        #expect(split.presentation == .stack(top: .detail))
    }

    @Test("A2.17 A selection that ends in code pops the detail")
    func selectionEndsInCode() {
        var split = SplitNavigation(room: Self.phone)
        _ = split.apply(.sidebarSelection(true))
        _ = split.apply(.sidebarSelection(false))
        #expect(split.presentation == .stack(top: .sidebar))
    }

    @Test("Back with columns does nothing")
    func backNeedsAStack() {
        var split = SplitNavigation(room: Self.padTurned)
        _ = split.apply(.sidebarSelection(true))
        #expect(split.apply(.back).isEmpty)
        #expect(split.sidebarHasSelection)
    }
}
