import Foundation
import SceneCore
import Testing

/// The sizes are those of platform/devices.json.
@Suite("The size classes of a window")
struct WindowSizeClassTests {
    @Test(
        "A pane of a tablet is compact if it is narrow",
        arguments: [(320, Device.SizeClass.compact), (647, .compact), (678, .regular), (820, .regular)])
    func panes(width: Double, expected: Device.SizeClass) {
        var device = NamedDevice.iPad11.device(isTurned: false)
        device.resize(to: CGSize(width: width, height: 1180))
        #expect(device.horizontalSizeClass == expected)
        #expect(device.verticalSizeClass == .regular)
    }

    @Test("A turned phone has the size classes of its size")
    func turnedPhones() {
        for named in [NamedDevice.iPhone15, .iPhone15ProMax] {
            let turned = named.device(isTurned: true)
            var resized = named.device(isTurned: false)
            resized.resize(to: turned.size)
            #expect(resized.horizontalSizeClass == turned.horizontalSizeClass)
            #expect(resized.verticalSizeClass == turned.verticalSizeClass)
        }
    }
}
