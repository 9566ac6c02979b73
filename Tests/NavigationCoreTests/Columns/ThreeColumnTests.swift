import Testing

@testable import NavigationCore

@Suite("Three columns where there is room")
struct ThreeColumnTests {
    typealias Columns = SplitNavigation.LeadingColumns

    private static func columns(
        _ room: SplitNavigation.Room, _ visibility: NavigationSplitViewVisibility,
        _ style: SplitNavigation.Style = .automatic
    ) -> Columns? {
        let split = SplitNavigation(columns: .three, room: room, style: style, visibility: visibility)
        guard case .columns(let columns) = split.presentation else { return nil }
        return columns
    }

    private static let detailOnly = Columns(sidebar: .hidden)
    private static let contentBeside = Columns(sidebar: .hidden, content: .beside)
    private static let contentOver = Columns(sidebar: .hidden, content: .over)
    private static let allBeside = Columns(sidebar: .beside, content: .beside)
    private static let allOver = Columns(sidebar: .over, content: .over)
    private static let sidebarOverContent = Columns(sidebar: .over, content: .beside)

    @Test("A1.12 Automatic style, a tablet turned: each visibility (seed 000)")
    func turned() {
        #expect(Self.columns(Rooms.padTurned, .automatic) == Self.contentBeside)
        #expect(Self.columns(Rooms.padTurned, .all) == Self.allBeside)
        #expect(Self.columns(Rooms.padTurned, .doubleColumn) == Self.contentBeside)
        #expect(Self.columns(Rooms.padTurned, .detailOnly) == Self.detailOnly)
    }

    @Test("A1.32 Automatic style, a tablet upright: leading columns lie over the detail (seed 000)")
    func upright() {
        #expect(Self.columns(Rooms.padUpright, .automatic) == Self.detailOnly)
        #expect(Self.columns(Rooms.padUpright, .all) == Self.allOver)
        #expect(Self.columns(Rooms.padUpright, .doubleColumn) == Self.contentOver)
        #expect(Self.columns(Rooms.padUpright, .detailOnly) == Self.detailOnly)
    }

    @Test(
        "A1.30 Balanced: all three beside each other, upright and turned, on tablets and large phones (seed 000)",
        arguments: [Rooms.padUpright, Rooms.padTurned, Rooms.padMiniTurned, Rooms.largePhoneTurned])
    func balanced(room: SplitNavigation.Room) {
        #expect(Self.columns(room, .all, .balanced) == Self.allBeside)
        #expect(Self.columns(room, .doubleColumn, .balanced) == Self.contentBeside)
        #expect(Self.columns(room, .detailOnly, .balanced) == Self.detailOnly)
    }

    @Test("A1.31 Prominent detail: leading columns lie over it", arguments: [Rooms.padUpright, Rooms.padTurned])
    func prominentDetail(room: SplitNavigation.Room) {
        #expect(Self.columns(room, .all, .prominentDetail) == Self.allOver)
        #expect(Self.columns(room, .doubleColumn, .prominentDetail) == Self.contentOver)
        #expect(Self.columns(room, .automatic, .prominentDetail) == Self.detailOnly)
    }

    @Test("A1.34 Less than 1180 points wide, the sidebar lies over the content column, which is beside the detail")
    func smallTabletTurned() throws {
        #expect(Self.columns(Rooms.padMiniTurned, .automatic) == Self.contentBeside)
        let all = try #require(Self.columns(Rooms.padMiniTurned, .all))
        #expect(all == Self.sidebarOverContent)
        #expect(all.isDetailDimmed && all.isContentDimmed)
    }

    @Test("A1.02 A large phone turned: content and detail, the sidebar comes over them")
    func largePhoneTurned() {
        #expect(Self.columns(Rooms.largePhoneTurned, .automatic) == Self.contentBeside)
        #expect(Self.columns(Rooms.largePhoneTurned, .all) == Self.sidebarOverContent)
    }

    @Test("A1.35 The detail is dimmed under an overlay, not beside columns")
    func dimming() {
        #expect(Self.allOver.isDetailDimmed && !Self.allOver.isContentDimmed)
        #expect(Self.contentOver.isDetailDimmed)
        #expect(!Self.allBeside.isDetailDimmed && !Self.contentBeside.isDetailDimmed && !Self.detailOnly.isDetailDimmed)
    }

    @Test("A1.40 The sidebar's button stands in the first column that is seen")
    func button() {
        #expect(Self.allBeside.first == .sidebar)
        #expect(Self.contentOver.first == .content)
        #expect(Self.detailOnly.first == .detail)
    }

    @Test("A1.16 Upright, the button brings the content column, then the sidebar; a touch beside them takes both away")
    func toggleUpright() {
        var split = SplitNavigation(columns: .three, room: Rooms.padUpright)
        #expect(split.apply(.toggleSidebar) == [.writeVisibility(.doubleColumn)])
        #expect(split.presentation == .columns(Self.contentOver))
        #expect(split.apply(.toggleSidebar) == [.writeVisibility(.all)])
        #expect(split.presentation == .columns(Self.allOver))
        #expect(split.apply(.toggleSidebar) == [.writeVisibility(.doubleColumn)])
        #expect(split.presentation == .columns(Self.contentOver))
        _ = split.apply(.toggleSidebar)
        #expect(split.apply(.dismissOverlay) == [.writeVisibility(.detailOnly)])
        #expect(split.presentation == .columns(Self.detailOnly))
    }

    @Test("A1.16 Turned, the button adds the sidebar and takes it away")
    func toggleTurned() {
        var split = SplitNavigation(columns: .three, room: Rooms.padTurned)
        #expect(split.apply(.toggleSidebar) == [.writeVisibility(.all)])
        #expect(split.presentation == .columns(Self.allBeside))
        #expect(split.apply(.toggleSidebar) == [.writeVisibility(.doubleColumn)])
        #expect(split.presentation == .columns(Self.contentBeside))
    }

    @Test("A1.35 A touch beside a sidebar that lies over the content column leaves that column beside the detail")
    func dismissSidebarOnly() {
        var split = SplitNavigation(columns: .three, room: Rooms.padMiniTurned, visibility: .all)
        #expect(split.apply(.dismissOverlay) == [.writeVisibility(.doubleColumn)])
        #expect(split.presentation == .columns(Self.contentBeside))
        #expect(split.apply(.dismissOverlay).isEmpty)
    }

    @Test("A1.17 The app's value moves the columns, and so does its style")
    func setInCode() {
        var split = SplitNavigation(columns: .three, room: Rooms.padTurned)
        #expect(split.apply(.visibility(.all)).isEmpty)
        #expect(split.presentation == .columns(Self.allBeside))
        #expect(split.apply(.style(.prominentDetail)).isEmpty)
        #expect(split.presentation == .columns(Self.allOver))
    }

    @Test("A1.14 A turn writes nothing: the columns that were asked for are placed anew")
    func turn() {
        var split = SplitNavigation(columns: .three, room: Rooms.padMiniTurned)
        _ = split.apply(.toggleSidebar)
        #expect(split.apply(.room(Rooms.padUpright)).isEmpty)
        #expect(split.presentation == .columns(Self.allOver))
        #expect(split.apply(.room(Rooms.padMiniTurned)).isEmpty)
        #expect(split.presentation == .columns(Self.sidebarOverContent))
    }

    @Test("A2.18 Dismissing from a column beside others ends the selection that it shows")
    func dismissFromColumn() {
        var split = SplitNavigation(columns: .three, room: Rooms.padTurned)
        _ = split.apply(.selection(in: .sidebar, true))
        _ = split.apply(.selection(in: .content, true))
        #expect(split.apply(.dismiss(.detail)) == [.clearSelection(in: .content)])
        #expect(split.apply(.dismiss(.detail)).isEmpty)
        #expect(split.apply(.dismiss(.sidebar)).isEmpty)
        #expect(split.columnsWithSelection == [.sidebar])
    }
}
