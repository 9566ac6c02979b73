import Foundation
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite("Frames that follow their container")
struct ContainerRelativeFrameTests {
    private let red = Color(red: 1, green: 0, blue: 0)

    private func sizeOfRed<V: View>(@ViewBuilder _ view: @escaping @MainActor () -> V) -> CGSize? {
        TestApp(on: .phone) { view() }.painted(255, 0, 0)?.size
    }

    @Test("In a scroll view a box is as long as what can be seen of it, without margins")
    func scrollView() {
        let size = sizeOfRed {
            ScrollView(.horizontal) {
                HStack { ForEach(0..<3) { (($0 == 0 ? red : .gray) as Color).containerRelativeFrame(.horizontal) } }
            }
            .contentMargins(.horizontal, 20)
            .frame(width: 300, height: 100)
        }
        #expect(size?.width == 260)
    }

    @Test("Some of several parts take the distances between them along")
    func parts() {
        let size = sizeOfRed {
            ScrollView(.horizontal) {
                red.containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 10).frame(height: 20)
            }
            .frame(width: 230)
        }
        // Four parts of 50 with 10 between them; two of them and the 10 between.
        #expect(size?.width == 110)
    }

    @Test("Outside of scroll views the window counts, without the device's edges")
    func window() {
        // 393 by 852 points, of which 59 and 34 are covered.
        #expect(sizeOfRed { red.containerRelativeFrame([.horizontal, .vertical]) } == CGSize(width: 393, height: 759))
        #expect(sizeOfRed { red.containerRelativeFrame(.vertical) { length, _ in length / 3 } }?.height == 253)
    }
}
