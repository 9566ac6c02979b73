import Foundation
import Testing

@testable import NavigationCore

@Suite("Where a sheet rests")
struct DetentTests {
    private static func sheet(
        _ detents: Set<PresentationDetent>, selection: PresentationDetent? = nil, in room: SheetRoom = SheetRooms.phone
    ) -> SheetResting {
        SheetResting.appearing(in: room, options: SheetOptions(detents, selection: selection)).0
    }

    @Test("A5.30 By default at the whole height: to the top inset, 793 of 852 points")
    func defaultDetent() {
        let (sheet, effects) = SheetResting.appearing(in: SheetRooms.phone, options: SheetOptions())
        #expect(sheet.height == 793)
        #expect(effects.isEmpty && !sheet.canResize)
    }

    @Test("On a screen without an inset the whole height begins 31 points below the edge")
    func noInset() {
        var room = SheetRooms.phone
        room.size = CGSize(width: 375, height: 667)
        room.safeTop = 0
        #expect(Self.sheet([.large], in: room).height == 636)
    }

    @Test("A5.39, A5.44 Half of the window, a part of the screen (seed 002), points and the bottom inset")
    func heights() {
        #expect(Self.sheet([.medium]).height == 426)
        #expect(abs(Self.sheet([.fraction(0.1)]).height - 85.2) < 0.001)
        #expect(Self.sheet([.height(200)]).height == 234)
    }

    @Test("A5.46 A height above the largest is the largest, one that is no number does not apply")
    func limits() {
        #expect(Self.sheet([.height(5000)]).height == 793)
        #expect(Self.sheet([.fraction(3)]).height == 793)
        #expect(Self.sheet([.height(-500)]).height == 0)
        #expect(Self.sheet([.height(.nan), .medium]).detentHeights.map(\.detent) == [.medium])
        #expect(Self.sheet([]).height == 793)
    }

    @Test("A5.31 The detents are ordered by what they come to, whatever the order of the set")
    func order() {
        let sheet = Self.sheet([.large, .fraction(0.1), .medium, .height(200)])
        #expect(sheet.detentHeights.map(\.detent) == [.fraction(0.1), .height(200), .medium, .large])
        #expect(sheet.canResize)
    }

    @Test("A5.45 A custom detent is as high as it works out, of at most 759 of 852 points; without, it is inactive")
    func custom() {
        enum Bar {}
        let detent = PresentationDetent(custom: Bar.self)
        var options = SheetOptions([detent, .large])
        #expect(SheetRooms.phone.largestValue == 759)
        #expect(SheetResting.appearing(in: SheetRooms.phone, options: options).0.height == 793)
        options.customHeights[detent] = 100
        #expect(SheetResting.appearing(in: SheetRooms.phone, options: options).0.height == 134)
    }

    @Test("A5.32 Without a selection it first rests at the lowest detent")
    func lowestFirst() {
        #expect(Self.sheet([.large, .medium, .height(200)]).detent == .height(200))
    }

    @Test("A5.33 With a selection it first rests there (seed 002: medium)")
    func selectionFirst() {
        #expect(Self.sheet([.large, .medium, .height(200)], selection: .medium).height == 426)
    }

    @Test("A5.34 A selection that is none of the detents: the lowest, a warning, and the app reads which")
    func unknownSelection() {
        let (sheet, effects) = SheetResting.appearing(
            in: SheetRooms.phone, options: SheetOptions([.medium, .large], selection: .height(1)))
        #expect(sheet.detent == .medium)
        #expect(effects == [.warn(.unknownDetent), .writeSelection(.medium)])
        #expect(
            NavigationWarning.unknownDetent.text
                == "Cannot set selected sheet detent if it is not included in supported sheet detents.")
    }

    @Test("A5.34 Selected later, it is ignored: the sheet stays where it is")
    func unknownSelectionLater() {
        var sheet = Self.sheet([.medium, .large], selection: .large)
        let effects = sheet.apply(.options(SheetOptions([.medium, .large], selection: .height(1))))
        #expect(sheet.detent == .large)
        #expect(effects == [.warn(.unknownDetent), .writeSelection(.large)])
    }

    @Test("A5.36 A selection in code is gone to")
    func selectionInCode() {
        var sheet = Self.sheet([.medium, .large], selection: .large)
        #expect(sheet.apply(.options(SheetOptions([.medium, .large], selection: .medium))).isEmpty)
        #expect(sheet.height == 426)
    }

    @Test("When its detent is taken out of the set, it goes to the lowest")
    func detentTakenOut() {
        var sheet = Self.sheet([.medium, .large])
        #expect(sheet.apply(.options(SheetOptions([.height(200), .large]))).isEmpty)
        #expect(sheet.detent == .height(200))
    }

    @Test("A5.41 A compact height makes it a cover, with neither detents nor grabber")
    func cover() {
        for room in [SheetRooms.phoneTurned, SheetRooms.largePhoneTurned] {
            let sheet = Self.sheet([.medium, .large], in: room)
            #expect(sheet.form == .cover)
            #expect(sheet.height == room.size.height)
            #expect(!sheet.showsIndicator && !sheet.canResize && !sheet.canDismissInteractively)
        }
    }

    @Test("A5.42 The vertical adaptation counts where both are compact, the horizontal one in a compact width")
    func adaptation() {
        typealias Adaptation = SheetOptions.Adaptation
        let both = SheetRooms.phoneTurned
        #expect(SheetForm(in: both, adaptation: Adaptation(horizontal: .fullScreenCover, vertical: .sheet)) == .bottom)
        let narrow = SheetRooms.phone
        #expect(SheetForm(in: narrow, adaptation: Adaptation(horizontal: .fullScreenCover)) == .cover)
        #expect(SheetForm(in: narrow, adaptation: Adaptation(vertical: .fullScreenCover)) == .bottom)
    }

    @Test("A5.40 Medium does not apply in a compact height; the sheet takes the whole height")
    func mediumInCompactHeight() {
        var options = SheetOptions([.height(100), .medium, .large], selection: .medium)
        options.adaptation.vertical = .sheet
        let sheet = SheetResting.appearing(in: SheetRooms.phoneTurned, options: options).0
        #expect(sheet.detentHeights.map(\.detent) == [.height(100), .large])
        #expect(sheet.height == 362)
    }

    @Test("A5.43 Turned there and back it has its detent and grabber again")
    func rotation() {
        var sheet = Self.sheet([.medium, .large], selection: .medium)
        #expect(sheet.apply(.room(SheetRooms.phoneTurned)).isEmpty)
        #expect(sheet.apply(.room(SheetRooms.phone)).isEmpty)
        #expect(sheet.height == 426 && sheet.showsIndicator)
    }

    @Test("A5.47 In a regular width it is a card in the middle; detents do nothing")
    func card() {
        let sheet = Self.sheet([.height(200), .medium], in: SheetRooms.pad)
        #expect(sheet.form == .card)
        #expect(SheetRooms.pad.card == CGRect(x: 140, y: 280, width: 540, height: 620))
        #expect(sheet.height == 620)
        #expect(!sheet.showsIndicator && !sheet.canResize)
    }
}
