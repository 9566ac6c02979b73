/// How a sheet is shown.
package enum SheetForm: Equatable, Sendable {
    /// From the bottom edge up to a detent.
    case bottom
    /// A card in the middle of a wide window; detents do nothing there (A5.47).
    case card
    /// All over the window, with neither detents nor grabber (A5.41).
    case cover

    /// A compact height makes a cover, a compact width a sheet from the bottom, unless the content asks for something else.
    /// Where both are compact the vertical adaptation is the one that counts (A5.42).
    package init(in room: SheetRoom, adaptation: SheetOptions.Adaptation) {
        if room.isCompactHeight {
            let covers = adaptation.vertical == .automatic || adaptation.vertical == .fullScreenCover
            self = covers ? .cover : .bottom
        } else if room.isCompactWidth {
            self = adaptation.horizontal == .fullScreenCover ? .cover : .bottom
        } else {
            self = .card
        }
    }
}
