import Foundation
import SwiftUICore
import SwiftUITesting
import Testing

private let red = Color(red: 1, green: 0, blue: 0)
private let blue = Color(red: 0, green: 0, blue: 1)

/// On a phone of 393 by 852 points with 59 above and 34 below out of the safe area.
@MainActor
@Suite("Safe areas that an app makes smaller")
struct SafeAreaInsetTests {
    @Test("A bar at the side takes room from the view, and a distance of 8 points")
    func side() throws {
        let app = TestApp(on: .phone) {
            red.safeAreaInset(edge: .leading) { blue.frame(width: 50) }
        }
        #expect(app.painted(0, 0, 255)?.minX == 0)
        #expect(app.painted(255, 0, 0)?.minX == 58)
        #expect(app.painted(255, 0, 0)?.maxX == 393)
    }

    @Test("Padding of the safe area moves what keeps clear of it, and not what scrolls over it")
    func padding() throws {
        let app = TestApp(on: .phone) {
            ScrollView { red.frame(width: 100, height: 100) }.safeAreaPadding(.top, 40)
        }
        #expect(app.painted(255, 0, 0)?.minY == 59 + 40)
        let plain = TestApp(on: .phone) { red.frame(maxHeight: .infinity).safeAreaPadding(.top, 40) }
        #expect(plain.painted(255, 0, 0)?.minY == 59 + 40)
    }
}
