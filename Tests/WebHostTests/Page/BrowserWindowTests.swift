import Foundation
import SceneCore
import Testing

@testable import WebHost

@Suite("What kind of device a browser's window is like")
struct BrowserWindowTests {
    private func device(_ width: CGFloat, _ height: CGFloat, isTouched: Bool = true) -> Device {
        Device(
            BrowserWindow(
                size: CGSize(width: width, height: height), scale: 2, safeArea: SafeArea(), isTouched: isTouched,
                isDark: false, isStill: false, textScale: 1))
    }

    private func sizeClasses(_ device: Device) -> [Device.SizeClass] {
        [device.horizontalSizeClass, device.verticalSizeClass]
    }

    @Test(
        "A window as large as a named device is of its kind, upright and turned", arguments: NamedDevice.all.map(\.id))
    func named(id: String) throws {
        let named = try #require(NamedDevice(id: id))
        for expected in [named.device(isTurned: false), named.device(isTurned: true)] {
            let device = device(expected.size.width, expected.size.height)
            #expect(device.idiom == expected.idiom)
            #expect(sizeClasses(device) == sizeClasses(expected))
        }
    }

    /// The panes of Split View in platform/devices.json; the one of 600 that the file calls doubtful is treated as
    /// compact, as it says.
    @Test(
        "A pane beside another app has the width of its own",
        arguments: [
            (320, 1180, .compact), (375, 744, .compact), (414, 1133, .compact), (490, 1180, .compact),
            (504, 1194, .compact), (561.5, 744, .compact), (585, 820, .compact), (592, 834, .compact),
            (600, 834, .compact), (639, 1366, .compact), (647, 1376, .compact), (678, 1024, .regular),
            (683, 1032, .regular), (748, 744, .regular), (795, 820, .regular), (809, 834, .regular),
            (825, 834, .regular), (981, 1024, .regular), (991, 1032, .regular),
        ] as [(CGFloat, CGFloat, Device.SizeClass)])
    func pane(width: CGFloat, height: CGFloat, horizontal: Device.SizeClass) {
        #expect(sizeClasses(device(width, height)) == [horizontal, .regular])
    }

    @Test("A small window under a mouse is no phone")
    func mouse() {
        #expect(device(400, 700, isTouched: false).idiom == .pad)
        #expect(sizeClasses(device(400, 700, isTouched: false)) == [.compact, .regular])
    }
}

@Suite("What the first page is laid out for")
struct DeviceGuessTests {
    private let phone =
        "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Safari/604.1"
    private let tablet = "Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148"
    private let androidPhone =
        "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/143.0.0.0 Mobile Safari/537.36"
    private let androidTablet = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/143.0.0.0 Safari/537.36"
    private let desktop = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/143.0.0.0 Safari/537.36"

    @Test("The window that the cookie remembers")
    func remembered() {
        let device = Device(cookie: "932_430_3_0_59_21_59_1_1_0_1", userAgent: desktop)
        #expect(device.size == CGSize(width: 932, height: 430))
        #expect(device.scale == 3)
        #expect(device.safeArea == SafeArea(top: 0, left: 59, bottom: 21, right: 59))
        #expect(device.idiom == .phone)
        #expect(device.horizontalSizeClass == .regular)
        #expect(device.colorScheme == .dark)
    }

    @Test(
        "A cookie that is none counts as none",
        arguments: [
            "", "932", "932_430_3_0_59_21_59_1_1_0", "932_430_3_0_59_21_59_1_1_0_1_1_1",
            "932_430_3_0_59_21_59_1_1_0_1_22", "a_b",
            "0_0_0_0_0_0_0_0_0_0_0",
            "99999999_430_3_0_0_0_0_1_1_0_1", "932,430,3,0,59,21,59,1,1,0,1]", "[932_430_3_0_59_21_59_1_1_0_1]",
        ])
    func unreadable(cookie: String) {
        #expect(Device(cookie: cookie, userAgent: phone).size == CGSize(width: 393, height: 852))
    }

    @Test("Without a cookie, what kind of device the browser runs on")
    func kinds() {
        #expect(Device(cookie: nil, userAgent: phone).idiom == .phone)
        #expect(Device(cookie: nil, userAgent: androidPhone).idiom == .phone)
        #expect(Device(cookie: nil, userAgent: tablet).size == CGSize(width: 820, height: 1180))
        #expect(Device(cookie: nil, userAgent: androidTablet).size == CGSize(width: 820, height: 1180))
        #expect(Device(cookie: nil, userAgent: desktop).size == CGSize(width: 1280, height: 800))
        #expect(Device(cookie: nil, userAgent: nil).horizontalSizeClass == .regular)
    }
}
