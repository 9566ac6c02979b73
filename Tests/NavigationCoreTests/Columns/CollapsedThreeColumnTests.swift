import Testing

@testable import NavigationCore

@Suite("Three columns as one stack")
struct CollapsedThreeColumnTests {
    private static func split(
        _ selected: Set<NavigationSplitViewColumn> = [], preferred: NavigationSplitViewColumn = .sidebar
    ) -> SplitNavigation {
        var split = SplitNavigation(columns: .three, room: Rooms.phone, preferredCompactColumn: preferred)
        for column in selected { _ = split.apply(.selection(in: column, true)) }
        return split
    }

    @Test("A2.01, A2.02 Each selection puts the next column on top, over those before it")
    func order() {
        #expect(Self.split().presentation == .stack([.sidebar]))
        #expect(Self.split([.sidebar]).presentation == .stack([.sidebar, .content]))
        #expect(Self.split([.sidebar, .content]).presentation == .stack([.sidebar, .content, .detail]))
    }

    @Test("A2.02 A selection in the detail's own list leads nowhere")
    func detailSelection() {
        #expect(Self.split([.detail]).presentation == .stack([.sidebar]))
    }

    @Test("A2.05 Any column can be preferred")
    func preferred() {
        #expect(Self.split(preferred: .content).presentation == .stack([.sidebar, .content]))
        #expect(Self.split(preferred: .detail).presentation == .stack([.sidebar, .content, .detail]))
    }

    @Test("A2.06 Back from a preferred detail writes content, then sidebar")
    func backFromPreferred() {
        var split = Self.split(preferred: .detail)
        #expect(split.apply(.back) == [.writePreferredCompactColumn(.content)])
        #expect(split.presentation == .stack([.sidebar, .content]))
        #expect(split.apply(.back) == [.writePreferredCompactColumn(.sidebar)])
        #expect(split.presentation == .stack([.sidebar]))
        #expect(split.apply(.back).isEmpty)
    }

    @Test("A2.12, A2.14 Back goes one column at a time, ends the selection that led there, and ends at the sidebar")
    func backFromSelection() {
        var split = Self.split([.sidebar, .content])
        #expect(split.apply(.back) == [.clearSelection(in: .content), .writePreferredCompactColumn(.content)])
        #expect(split.presentation == .stack([.sidebar, .content]))
        #expect(split.apply(.back) == [.clearSelection(in: .sidebar), .writePreferredCompactColumn(.sidebar)])
        #expect(split.presentation == .stack([.sidebar]))
    }

    @Test("A2.17 A selection that ends in code pops, also after going back")
    func selectionEndsInCode() {
        var split = Self.split([.sidebar, .content])
        _ = split.apply(.back)
        _ = split.apply(.selection(in: .sidebar, false))
        #expect(split.presentation == .stack([.sidebar]))
    }

    @Test("A2.08 Setting the column in code pops what covers it, and ends the selections in it and above")
    func preferredInCode() {
        var split = Self.split([.sidebar, .content])
        #expect(split.apply(.preferredCompactColumn(.content)) == [.clearSelection(in: .content)])
        #expect(split.presentation == .stack([.sidebar, .content]))
        var other = Self.split([.sidebar, .content])
        #expect(
            other.apply(.preferredCompactColumn(.sidebar))
                == [.clearSelection(in: .content), .clearSelection(in: .sidebar)])
        #expect(other.presentation == .stack([.sidebar]))
    }

    @Test("A2.19 What the sidebar pushes in the detail's stack is on top; without it the sidebar is")
    func pushedInDetail() {
        var split = Self.split()
        _ = split.apply(.entries(in: .detail, true))
        #expect(split.presentation == .stack([.sidebar, .content, .detail]))
        #expect(split.apply(.back) == [.popEntry(in: .detail)])
        _ = split.apply(.entries(in: .detail, false))
        #expect(split.presentation == .stack([.sidebar]))
    }

    @Test("A2.29 Back takes an entry of the column on top before the column itself")
    func entriesFirst() {
        var split = Self.split([.sidebar, .content])
        _ = split.apply(.entries(in: .detail, true))
        #expect(split.apply(.back) == [.popEntry(in: .detail)])
        #expect(split.presentation == .stack([.sidebar, .content, .detail]))
    }

    @Test("A2.08 Setting the column in code empties the stacks of the columns that covered it")
    func preferredOverEntries() {
        var split = Self.split([.sidebar, .content])
        _ = split.apply(.entries(in: .detail, true))
        #expect(
            split.apply(.preferredCompactColumn(.content))
                == [.popToRoot(in: .detail), .clearSelection(in: .content)])
        #expect(split.presentation == .stack([.sidebar, .content]))
    }

    @Test("A2.18 Dismissing from a column pops it and what lies on it")
    func dismiss() {
        var split = Self.split([.sidebar, .content])
        #expect(
            split.apply(.dismiss(.content)) == [.clearSelection(in: .content), .clearSelection(in: .sidebar)])
        #expect(split.presentation == .stack([.sidebar]))
        #expect(split.apply(.dismiss(.sidebar)).isEmpty)
    }

    @Test("A1.14, A2.15, A2.16 Turning there and back keeps selections, entries and visibility")
    func rotation() {
        var split = Self.split([.sidebar, .content])
        _ = split.apply(.entries(in: .detail, true))
        let before = split
        #expect(split.apply(.room(Rooms.largePhoneTurned)).isEmpty)
        #expect(split.presentation == .columns(.init(sidebar: .hidden, content: .beside)))
        #expect(split.apply(.room(Rooms.phone)).isEmpty)
        #expect(split == before)
    }
}
