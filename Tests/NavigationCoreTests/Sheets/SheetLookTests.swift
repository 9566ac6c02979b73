import Testing

@testable import NavigationCore

@Suite("What a sheet looks and feels like")
struct SheetLookTests {
    private static func sheet(
        _ detents: Set<PresentationDetent>, selection: PresentationDetent? = nil, in room: SheetRoom = SheetRooms.phone,
        _ change: (inout SheetOptions) -> Void = { _ in }
    ) -> SheetResting {
        var options = SheetOptions(detents, selection: selection)
        change(&options)
        return SheetResting.appearing(in: room, options: options).0
    }

    @Test("A5.60 The grabber shows with more than one detent, not under another sheet")
    func automaticIndicator() {
        #expect(!Self.sheet([.medium]).showsIndicator)
        var sheet = Self.sheet([.medium, .large])
        #expect(sheet.showsIndicator)
        _ = sheet.apply(.covered(true))
        #expect(!sheet.showsIndicator)
    }

    @Test("A5.60 Asked for it shows with one detent too, hidden it never does")
    func explicitIndicator() {
        #expect(Self.sheet([.medium]) { $0.indicator = .visible }.showsIndicator)
        #expect(!Self.sheet([.medium, .large]) { $0.indicator = .hidden }.showsIndicator)
    }

    @Test("A5.63, A5.64 By default what is behind is dimmed and cannot be used, at every detent")
    func dimming() {
        for detent in [PresentationDetent.medium, .large] {
            let sheet = Self.sheet([.medium, .large], selection: detent)
            #expect(sheet.isBackgroundDimmed && !sheet.isBackgroundInteractive)
        }
    }

    @Test("A5.63 Enabled, it can be used and is not dimmed")
    func enabled() {
        let sheet = Self.sheet([.medium]) { $0.background = .enabled }
        #expect(sheet.isBackgroundInteractive && !sheet.isBackgroundDimmed)
    }

    @Test("A5.63 Enabled up through a detent: there and below, not above")
    func enabledUpThrough() {
        let detents: Set<PresentationDetent> = [.height(200), .medium, .large]
        func isInteractive(at detent: PresentationDetent, upThrough limit: PresentationDetent) -> Bool {
            Self.sheet(detents, selection: detent) { $0.background = .enabledUpThrough(limit) }.isBackgroundInteractive
        }
        #expect(isInteractive(at: .height(200), upThrough: .medium))
        #expect(isInteractive(at: .medium, upThrough: .medium))
        #expect(!isInteractive(at: .large, upThrough: .medium))
    }

    @Test("A5.63 Enabled up through a detent that is none of the sheet's: nothing is undimmed")
    func enabledUpThroughUnknown() {
        let sheet = Self.sheet([.medium]) { $0.background = .enabledUpThrough(.large) }
        #expect(sheet.isBackgroundDimmed)
    }

    @Test("A cover lets nothing behind it be used, and dims nothing")
    func cover() {
        let sheet = Self.sheet([.medium], in: SheetRooms.phoneTurned) { $0.background = .enabled }
        #expect(!sheet.isBackgroundInteractive && !sheet.isBackgroundDimmed)
    }

    @Test("A5.62 A drag on content first makes the sheet higher, and scrolls at the highest detent")
    func contentResizes() {
        #expect(!Self.sheet([.medium, .large], selection: .medium).contentScrolls)
        #expect(Self.sheet([.medium, .large], selection: .large).contentScrolls)
        #expect(Self.sheet([.medium]).contentScrolls)
    }

    @Test("A5.62 With scrolling content preferred it scrolls at every detent")
    func contentScrolls() {
        #expect(Self.sheet([.medium, .large]) { $0.contentInteraction = .scrolls }.contentScrolls)
    }
}
