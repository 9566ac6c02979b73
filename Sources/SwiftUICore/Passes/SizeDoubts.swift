/// The items of a window that may be of another size than before. Each is measured again for what it was asked before, the deepest
/// first; where the answers are the same, nothing around it has to be laid out again. A label with other words in a list of
/// thousands of rows costs what the label costs.
@MainActor
struct SizeDoubts {
    private struct Doubt {
        let item: LayoutItem
        let known: SizeCache
    }

    /// By the number of items around each.
    private var levels: [[Doubt]] = []

    mutating func add(_ item: LayoutItem, known: SizeCache) {
        var depth = 0
        var around = item.container
        while let current = around {
            depth += 1
            around = current.container
        }
        while levels.count <= depth { levels.append([]) }
        levels[depth].append(Doubt(item: item, known: known))
    }

    /// Takes the deepest item that waits, and those beside it.
    private mutating func takeDeepest() -> [Doubt]? {
        while let last = levels.popLast() {
            if !last.isEmpty { return last }
        }
        return nil
    }

    /// Settles the doubts of a window, and returns what has to be placed again where it is.
    static func settle(in window: Window) -> [LayoutItem] {
        var kept: [LayoutItem] = []
        while let doubts = window.sizeDoubts.takeDeepest() {
            for doubt in doubts where doubt.item.settleSize(known: doubt.known) { kept.append(doubt.item) }
        }
        // What is in another one comes after it.
        return kept.reversed()
    }
}
