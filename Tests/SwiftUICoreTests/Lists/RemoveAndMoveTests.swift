import Foundation
import SwiftUICore
import Testing

@Suite("Elements are removed and moved by the offsets that a list tells")
struct RemoveAndMoveTests {
    @Test("Offsets are counted before anything is removed")
    func remove() {
        var letters = Array("abcde")
        letters.remove(atOffsets: [0, 3])
        #expect(letters == Array("bce"))
    }

    @Test(
        "What is moved stands, in its order, before the element at the destination",
        arguments: [
            (IndexSet(integer: 0), 3, "bcade"),
            (IndexSet(integer: 4), 0, "eabcd"),
            (IndexSet([0, 2]), 5, "bdeac"),
            (IndexSet([1, 3]), 2, "abdce"),
            (IndexSet(integer: 2), 2, "abcde"),
            (IndexSet(), 0, "abcde"),
        ])
    func move(source: IndexSet, destination: Int, result: String) {
        var letters = Array("abcde")
        letters.move(fromOffsets: source, toOffset: destination)
        #expect(letters == Array(result))
    }
}
