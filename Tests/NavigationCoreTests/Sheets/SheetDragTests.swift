import Foundation
import Testing

@testable import NavigationCore

@Suite("A sheet under a finger")
struct SheetDragTests {
    private static let three: Set<PresentationDetent> = [.height(200), .medium, .large]

    private static func sheet(
        _ detents: Set<PresentationDetent>, selection: PresentationDetent? = nil, isDismissDisabled: Bool = false,
        in room: SheetRoom = SheetRooms.phone
    ) -> SheetResting {
        var options = SheetOptions(detents, selection: selection)
        options.isInteractiveDismissDisabled = isDismissDisabled
        return SheetResting.appearing(in: room, options: options).0
    }

    @Test("A5.28 Let go at rest, it goes past half of its height: 793 points high, 370 springs back, 398 goes")
    func halfOfLarge() {
        var sheet = Self.sheet([.large])
        #expect(sheet.apply(.released(distance: 370, velocity: 0)).isEmpty)
        #expect(sheet.apply(.released(distance: 398, velocity: 0)) == [.dismiss])
    }

    @Test("A5.28 400 points high, 170 springs back, 210 goes")
    func halfOfLower() {
        var sheet = Self.sheet([.height(400 - 34)])
        #expect(sheet.apply(.released(distance: 170, velocity: 0)).isEmpty)
        #expect(sheet.apply(.released(distance: 210, velocity: 0)) == [.dismiss])
    }

    @Test("A5.28 Fast enough it goes whatever the distance: at 64 points, 975 a second springs back, 1000 goes")
    func fast() {
        var sheet = Self.sheet([.large])
        #expect(sheet.apply(.released(distance: 64, velocity: 975)).isEmpty)
        #expect(sheet.apply(.released(distance: 64, velocity: 1000)) == [.dismiss])
    }

    @Test("On the way up again it stays")
    func turnedBack() {
        var sheet = Self.sheet([.large])
        #expect(sheet.apply(.released(distance: 500, velocity: -300)).isEmpty)
    }

    @Test("A5.35 Up goes to the next height, down to the one below, from the lowest away (seed 002)")
    func oneAtATime() {
        var sheet = Self.sheet(Self.three, selection: .height(200))
        #expect(sheet.apply(.released(distance: -60, velocity: -2000)) == [.writeSelection(.medium)])
        #expect(sheet.apply(.released(distance: -60, velocity: -2000)) == [.writeSelection(.large)])
        #expect(sheet.apply(.released(distance: 60, velocity: 2000)) == [.writeSelection(.medium)])
        #expect(sheet.apply(.released(distance: 60, velocity: 2000)) == [.writeSelection(.height(200))])
        #expect(sheet.apply(.released(distance: 60, velocity: 2000)) == [.dismiss])
    }

    @Test("Carried by the finger it goes further: to the height nearest to where it is let go")
    func carried() {
        var sheet = Self.sheet(Self.three, selection: .height(200))
        #expect(sheet.apply(.released(distance: -520, velocity: 0)) == [.writeSelection(.large)])
        #expect(sheet.apply(.released(distance: 540, velocity: 0)) == [.writeSelection(.height(200))])
    }

    @Test("Let go near where it was, it comes back, and nothing is written")
    func springsBack() {
        var sheet = Self.sheet(Self.three, selection: .medium)
        #expect(sheet.apply(.released(distance: 40, velocity: 0)).isEmpty)
        #expect(sheet.detent == .medium)
    }

    @Test("Without a selection nothing is written, and the sheet moves all the same")
    func withoutSelection() {
        var sheet = Self.sheet([.medium, .large])
        #expect(sheet.apply(.released(distance: -300, velocity: 0)).isEmpty)
        #expect(sheet.detent == .large)
    }

    @Test("A5.21, A5.22 Where interactive dismissal is disabled it resizes but does not go")
    func dismissDisabled() {
        var sheet = Self.sheet([.medium, .large], isDismissDisabled: true)
        #expect(!sheet.canDismissInteractively)
        #expect(sheet.apply(.released(distance: 400, velocity: 3000)).isEmpty)
        #expect(sheet.detent == .medium)
        #expect(sheet.apply(.dismissRequested).isEmpty)
        _ = sheet.apply(.released(distance: -300, velocity: 0))
        #expect(sheet.detent == .large)
    }

    @Test("A card is swiped away by the same rules, and comes back to its place otherwise")
    func card() {
        var sheet = Self.sheet(Self.three, selection: .medium, in: SheetRooms.pad)
        #expect(sheet.apply(.released(distance: 300, velocity: 0)).isEmpty)
        #expect(sheet.apply(.released(distance: 320, velocity: 0)) == [.dismiss])
        #expect(sheet.apply(.dismissRequested) == [.dismiss])
        #expect(sheet.detent == .medium)
    }

    @Test("A cover cannot be dragged")
    func cover() {
        var sheet = Self.sheet([.medium, .large], in: SheetRooms.phoneTurned)
        #expect(sheet.apply(.released(distance: 390, velocity: 5000)).isEmpty)
        #expect(sheet.apply(.dismissRequested).isEmpty)
    }

    @Test("A release that is no number changes nothing")
    func noNumber() {
        var sheet = Self.sheet([.medium, .large])
        let before = sheet
        #expect(sheet.apply(.released(distance: .nan, velocity: 0)).isEmpty)
        #expect(sheet.apply(.released(distance: 0, velocity: .infinity)).isEmpty)
        #expect(sheet == before)
    }

    @Test("A5.61 Pressing the grabber goes through the detents, and round again")
    func indicator() {
        var sheet = Self.sheet(Self.three, selection: .medium)
        #expect(sheet.apply(.indicatorPressed) == [.writeSelection(.large)])
        #expect(sheet.apply(.indicatorPressed) == [.writeSelection(.height(200))])
    }
}
