import Foundation

/// A detent and the height of the sheet that rests at it: from the window's bottom edge, in points.
package struct DetentHeight: Equatable, Sendable {
    package let detent: PresentationDetent
    package let height: CGFloat
}

/// The detents of a sheet that apply in a room, from the lowest to the highest (A5.31).
struct DetentHeights {
    let all: [DetentHeight]
    private let room: SheetRoom
    private let customHeights: [PresentationDetent: CGFloat]

    /// With no detent that applies, the whole height (A5.30).
    init(_ detents: Set<PresentationDetent>, customHeights: [PresentationDetent: CGFloat], in room: SheetRoom) {
        self.room = room
        self.customHeights = customHeights
        let active = detents.compactMap { detent -> DetentHeight? in
            guard let height = Self.height(of: detent, customHeights, in: room), !detent.isInactive(in: room)
            else { return nil }
            return DetentHeight(detent: detent, height: height)
        }
        let large = DetentHeight(detent: .large, height: room.largestHeight)
        // A set comes in another order in every run: equal heights are put in an order of their own.
        all = (active.isEmpty ? [large] : active).sorted {
            ($0.height, $0.detent.rank) < ($1.height, $1.detent.rank)
        }
    }

    /// The one height of a card.
    init(card room: SheetRoom) {
        self.room = room
        customHeights = [:]
        all = [DetentHeight(detent: .large, height: room.card.height)]
    }

    /// The place of a detent. One that does not apply now is stood in for by the next higher one that does (medium by large,
    /// so that a turned phone's sheet takes the whole height), and by the highest if there is none.
    func place(of detent: PresentationDetent) -> Int {
        if let index = all.firstIndex(where: { $0.detent == detent }) { return index }
        guard let height = Self.height(of: detent, customHeights, in: room) else { return 0 }
        return all.firstIndex { $0.height >= height } ?? all.count - 1
    }

    /// The place that is nearest to a height; the lower one of two that are as near.
    func place(nearestTo height: CGFloat) -> Int {
        all.indices.min { abs(all[$0].height - height) < abs(all[$1].height - height) } ?? 0
    }

    /// What a detent comes to, never more than the whole height (A5.46); nil for one that says no height.
    private static func height(
        of detent: PresentationDetent, _ customHeights: [PresentationDetent: CGFloat], in room: SheetRoom
    ) -> CGFloat? {
        let height: CGFloat? =
            switch detent.kind {
            case .large: room.largestHeight
            // Half of the window (A5.39; `platform/bars-and-controls.md`: exact).
            case .medium: room.size.height / 2
            // Of the screen's height (seed 002).
            case .fraction(let fraction): room.size.height * fraction
            case .height(let height): height + room.safeBottom
            case .custom: customHeights[detent].map { $0 + room.safeBottom }
            }
        guard let height, height.isFinite else { return nil }
        return min(max(0, height), room.largestHeight)
    }
}

extension PresentationDetent {
    /// Medium does not apply in a compact height (A5.40).
    fileprivate func isInactive(in room: SheetRoom) -> Bool {
        self == .medium && room.isCompactHeight
    }

    /// The order of detents that come to the same height.
    fileprivate var rank: String {
        switch kind {
        case .height: "1"
        case .fraction: "2"
        case .medium: "3"
        case .large: "4"
        case .custom(let custom): "5" + custom.name
        }
    }
}
