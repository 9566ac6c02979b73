import Testing

@testable import NavigationCore

@Suite("A split view of two columns")
struct TwoColumnTests {
    @Test("A1.01 Compact width makes one stack, whatever the orientation")
    func compactWidthCollapses() {
        for room in [Rooms.phone, Rooms.phoneTurned] {
            #expect(SplitNavigation(room: room).presentation == .stack([.sidebar]))
        }
    }

    @Test("A1.10, A1.32 Automatic: sidebar beside the detail in landscape, the detail alone in portrait")
    func automaticVisibility() {
        #expect(SplitNavigation(room: Rooms.padTurned).presentation == .columns(.init(sidebar: .beside)))
        #expect(SplitNavigation(room: Rooms.padUpright).presentation == .columns(.init(sidebar: .hidden)))
        #expect(SplitNavigation(room: Rooms.largePhoneTurned).presentation == .columns(.init(sidebar: .beside)))
    }

    @Test(
        "A1.11 Of two columns, all and double column mean the same",
        arguments: [NavigationSplitViewVisibility.all, .doubleColumn])
    func allEqualsDoubleColumn(visibility: NavigationSplitViewVisibility) {
        let upright = SplitNavigation(room: Rooms.padUpright, visibility: visibility)
        #expect(upright.presentation == .columns(.init(sidebar: .over)))
        let turned = SplitNavigation(room: Rooms.padTurned, visibility: visibility)
        #expect(turned.presentation == .columns(.init(sidebar: .beside)))
    }

    @Test("A1.15 Detail only hides the sidebar from the start", arguments: [Rooms.padUpright, Rooms.padTurned])
    func detailOnly(room: SplitNavigation.Room) {
        let split = SplitNavigation(room: room, visibility: .detailOnly)
        #expect(split.presentation == .columns(.init(sidebar: .hidden)))
    }

    @Test("A1.14 Visibility is ignored while collapsed and applies again afterwards")
    func visibilityWaits() {
        var split = SplitNavigation(room: Rooms.phone, visibility: .detailOnly)
        #expect(split.presentation == .stack([.sidebar]))
        #expect(split.apply(.room(Rooms.padTurned)).isEmpty)
        #expect(split.presentation == .columns(.init(sidebar: .hidden)))
    }

    @Test("A1.16 The toggle writes the new value")
    func toggleWrites() {
        var split = SplitNavigation(room: Rooms.padTurned)
        #expect(split.apply(.toggleSidebar) == [.writeVisibility(.detailOnly)])
        #expect(split.presentation == .columns(.init(sidebar: .hidden)))
        #expect(split.apply(.toggleSidebar) == [.writeVisibility(.all)])
        #expect(split.presentation == .columns(.init(sidebar: .beside)))
    }

    @Test("A1.35 In portrait the toggle brings the sidebar over the detail; a touch beside it takes it away")
    func overlay() {
        var split = SplitNavigation(room: Rooms.padUpright)
        #expect(split.apply(.toggleSidebar) == [.writeVisibility(.all)])
        #expect(split.presentation == .columns(.init(sidebar: .over)))
        #expect(split.apply(.dismissOverlay) == [.writeVisibility(.detailOnly)])
        #expect(split.presentation == .columns(.init(sidebar: .hidden)))
    }

    @Test("A1.14 A turn writes nothing: columns brought by hand or by the app stay")
    func overlayAndTurn() {
        var byHand = SplitNavigation(room: Rooms.padUpright)
        _ = byHand.apply(.toggleSidebar)
        #expect(byHand.apply(.room(Rooms.padTurned)).isEmpty)
        #expect(byHand.presentation == .columns(.init(sidebar: .beside)))
        #expect(byHand.apply(.room(Rooms.padUpright)).isEmpty)
        #expect(byHand.presentation == .columns(.init(sidebar: .over)))

        var byApp = SplitNavigation(room: Rooms.padTurned, visibility: .all)
        #expect(byApp.apply(.room(Rooms.padUpright)).isEmpty)
        #expect(byApp.presentation == .columns(.init(sidebar: .over)))
    }

    @Test("A1.45 There is nothing to toggle while collapsed")
    func noToggleWhenCollapsed() {
        var split = SplitNavigation(room: Rooms.phone)
        let before = split
        #expect(split.apply(.toggleSidebar).isEmpty)
        #expect(split == before)
    }

    @Test("A2.02 A selection puts the detail on top, none the sidebar")
    func selectionDecides() {
        var split = SplitNavigation(room: Rooms.phone)
        _ = split.apply(.selection(in: .sidebar, true))
        #expect(split.presentation == .stack([.sidebar, .detail]))
    }

    @Test("A2.05 The preferred column is on top at first, even without a selection")
    func preferredColumn() {
        let split = SplitNavigation(room: Rooms.phone, preferredCompactColumn: .detail)
        #expect(split.presentation == .stack([.sidebar, .detail]))
    }

    @Test("A2.06, A2.12 Back ends the selection and writes the column now on top")
    func back() {
        var split = SplitNavigation(room: Rooms.phone, preferredCompactColumn: .detail)
        _ = split.apply(.selection(in: .sidebar, true))
        #expect(split.apply(.back) == [.clearSelection(in: .sidebar), .writePreferredCompactColumn(.sidebar)])
        #expect(split.presentation == .stack([.sidebar]))
        #expect(split.apply(.back).isEmpty)
    }

    @Test("A2.07 The preferred column is a floor: it does not hide a deeper one")
    func preferredIsFloor() {
        var split = SplitNavigation(room: Rooms.phone, preferredCompactColumn: .sidebar)
        _ = split.apply(.selection(in: .sidebar, true))
        #expect(split.presentation == .stack([.sidebar, .detail]))
    }

    @Test("A2.08 Setting the preferred column in code goes there, both ways")
    func preferredInCode() {
        var split = SplitNavigation(room: Rooms.phone)
        #expect(split.apply(.preferredCompactColumn(.detail)).isEmpty)
        #expect(split.presentation == .stack([.sidebar, .detail]))
        _ = split.apply(.selection(in: .sidebar, true))
        #expect(split.apply(.preferredCompactColumn(.sidebar)) == [.clearSelection(in: .sidebar)])
        #expect(split.presentation == .stack([.sidebar]))
    }

    @Test("A2.09 The preferred column has no effect on columns")
    func preferredNeedsCompactWidth() {
        var split = SplitNavigation(room: Rooms.padTurned)
        _ = split.apply(.selection(in: .sidebar, true))
        #expect(split.apply(.preferredCompactColumn(.sidebar)).isEmpty)
        #expect(split.columnsWithSelection == [.sidebar])
    }

    @Test("A2.15, A2.16 Turning there and back keeps the selection and what is on top")
    func rotationLosesNothing() {
        var split = SplitNavigation(room: Rooms.phone)
        _ = split.apply(.selection(in: .sidebar, true))
        #expect(split.apply(.room(Rooms.largePhoneTurned)).isEmpty)
        #expect(split.presentation == .columns(.init(sidebar: .beside)))
        #expect(split.columnsWithSelection == [.sidebar])
        #expect(split.apply(.room(Rooms.phone)).isEmpty)
        #expect(split.presentation == .stack([.sidebar, .detail]))
    }

    @Test("A2.17 A selection that ends in code pops the detail")
    func selectionEndsInCode() {
        var split = SplitNavigation(room: Rooms.phone)
        _ = split.apply(.selection(in: .sidebar, true))
        _ = split.apply(.selection(in: .sidebar, false))
        #expect(split.presentation == .stack([.sidebar]))
    }

    @Test("Back with columns does nothing")
    func backNeedsAStack() {
        var split = SplitNavigation(room: Rooms.padTurned)
        _ = split.apply(.selection(in: .sidebar, true))
        #expect(split.apply(.back).isEmpty)
        #expect(split.columnsWithSelection == [.sidebar])
    }

    @Test("A1.30, A1.31 Balanced columns are beside the detail, a prominent detail is covered")
    func styles() {
        for room in [Rooms.padUpright, Rooms.padTurned] {
            func presentation(
                _ style: SplitNavigation.Style, _ visibility: NavigationSplitViewVisibility
            ) -> SplitNavigation.Presentation {
                SplitNavigation(room: room, style: style, visibility: visibility).presentation
            }
            #expect(presentation(.balanced, .all) == .columns(.init(sidebar: .beside)))
            #expect(presentation(.balanced, .automatic) == .columns(.init(sidebar: .beside)))
            #expect(presentation(.prominentDetail, .all) == .columns(.init(sidebar: .over)))
            #expect(presentation(.prominentDetail, .automatic) == .columns(.init(sidebar: .hidden)))
        }
    }

    @Test("A window of regular width that is narrower than 464 shows the detail alone, the sidebar comes over it")
    func tooNarrowForTwo() {
        let narrow = SplitNavigation.Room(isCompact: false, width: 460, height: 400)
        var split = SplitNavigation(room: narrow)
        #expect(split.presentation == .columns(.init(sidebar: .hidden)))
        _ = split.apply(.toggleSidebar)
        #expect(split.presentation == .columns(.init(sidebar: .over)))
    }
}
