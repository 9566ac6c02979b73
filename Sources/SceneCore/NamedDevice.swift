import Foundation

/// A device of Apple's by its name, with what it gives a window that fills the screen, upright and turned.
///
/// Sizes, scales and size classes are Apple's (Human Interface Guidelines, Layout). Safe areas are those of iOS and iPadOS 26
/// as `platform/devices.json` has them; those of turned phones before the 17 family are inferred there.
package struct NamedDevice: Sendable {
    /// Lower case, words joined by hyphens: `iphone-15`.
    package let id: String
    private let idiom: Device.Idiom
    /// Upright.
    private let size: CGSize
    private let scale: CGFloat
    private let safeArea: SafeArea
    private let turnedSafeArea: SafeArea
    /// The only phones with room for columns are the large ones, turned.
    private let turnedWidth: Device.SizeClass

    /// The window of the device.
    package func device(isTurned: Bool) -> Device {
        let isPhone = idiom == .phone
        return Device(
            idiom: idiom, size: isTurned ? CGSize(width: size.height, height: size.width) : size, scale: scale,
            safeArea: isTurned ? turnedSafeArea : safeArea,
            horizontalSizeClass: isTurned ? turnedWidth : isPhone ? .compact : .regular,
            verticalSizeClass: isPhone && isTurned ? .compact : .regular)
    }
}

extension NamedDevice {
    package static let all: [NamedDevice] = phones + pads

    /// The device with this id, or nil; `all` has those that there are.
    package init?(id: String) {
        guard let device = Self.all.first(where: { $0.id == id }) else { return nil }
        self = device
    }

    package static let iPhone15 = phone(
        "iphone-15", 393, 852, scale: 3, safeArea: SafeArea(top: 59, bottom: 34),
        turned: SafeArea(top: 20, left: 59, bottom: 20, right: 59))
    package static let iPhone15ProMax = phone(
        "iphone-15-pro-max", 430, 932, scale: 3, safeArea: SafeArea(top: 59, bottom: 34),
        turned: SafeArea(top: 20, left: 59, bottom: 20, right: 59), isLarge: true)
    package static let iPad11 = pad("ipad-11", 820, 1180)

    private static func phone(
        _ id: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat, safeArea: SafeArea, turned: SafeArea,
        isLarge: Bool = false
    ) -> NamedDevice {
        NamedDevice(
            id: id, idiom: .phone, size: CGSize(width: width, height: height), scale: scale, safeArea: safeArea,
            turnedSafeArea: turned, turnedWidth: isLarge ? .regular : .compact)
    }

    private static func pad(_ id: String, _ width: CGFloat, _ height: CGFloat) -> NamedDevice {
        let safeArea = SafeArea(top: 32, bottom: 25)
        return NamedDevice(
            id: id, idiom: .pad, size: CGSize(width: width, height: height), scale: 2, safeArea: safeArea,
            turnedSafeArea: safeArea, turnedWidth: .regular)
    }

    private static let phones = [
        phone(
            "iphone-se-3", 375, 667, scale: 2, safeArea: SafeArea(top: 20),
            turned: SafeArea()),
        phone(
            "iphone-13-mini", 375, 812, scale: 3, safeArea: SafeArea(top: 50, bottom: 34),
            turned: SafeArea(top: 20, left: 50, bottom: 20, right: 50)),
        phone(
            "iphone-13-pro-max", 428, 926, scale: 3, safeArea: SafeArea(top: 47, bottom: 34),
            turned: SafeArea(left: 47, bottom: 21, right: 47), isLarge: true),
        phone(
            "iphone-14", 390, 844, scale: 3, safeArea: SafeArea(top: 47, bottom: 34),
            turned: SafeArea(top: 20, left: 47, bottom: 20, right: 47)),
        iPhone15,
        phone(
            "iphone-15-pro", 393, 852, scale: 3, safeArea: SafeArea(top: 59, bottom: 34),
            turned: SafeArea(top: 20, left: 59, bottom: 20, right: 59)),
        iPhone15ProMax,
        phone(
            "iphone-16", 393, 852, scale: 3, safeArea: SafeArea(top: 59, bottom: 34),
            turned: SafeArea(top: 20, left: 59, bottom: 20, right: 59)),
        phone(
            "iphone-16-plus", 430, 932, scale: 3, safeArea: SafeArea(top: 59, bottom: 34),
            turned: SafeArea(top: 20, left: 59, bottom: 20, right: 59), isLarge: true),
        phone(
            "iphone-16-pro", 402, 874, scale: 3, safeArea: SafeArea(top: 62, bottom: 34),
            turned: SafeArea(top: 20, left: 62, bottom: 20, right: 62)),
        phone(
            "iphone-16-pro-max", 440, 956, scale: 3, safeArea: SafeArea(top: 62, bottom: 34),
            turned: SafeArea(top: 20, left: 62, bottom: 20, right: 62), isLarge: true),
        phone(
            "iphone-17", 402, 874, scale: 3, safeArea: SafeArea(top: 62, bottom: 34),
            turned: SafeArea(top: 20, left: 62, bottom: 20, right: 62)),
        phone(
            "iphone-17-pro", 402, 874, scale: 3, safeArea: SafeArea(top: 62, bottom: 34),
            turned: SafeArea(top: 20, left: 62, bottom: 20, right: 62)),
        phone(
            "iphone-17-pro-max", 440, 956, scale: 3, safeArea: SafeArea(top: 62, bottom: 34),
            turned: SafeArea(top: 20, left: 62, bottom: 20, right: 62), isLarge: true),
        phone(
            "iphone-air", 420, 912, scale: 3, safeArea: SafeArea(top: 68, bottom: 34),
            turned: SafeArea(top: 20, left: 68, bottom: 29, right: 68), isLarge: true),
    ]

    private static let pads = [
        pad("ipad-mini-6", 744, 1133),
        pad("ipad-mini-7", 744, 1133),
        pad("ipad-10", 820, 1180),
        iPad11,
        pad("ipad-air-11", 820, 1180),
        pad("ipad-air-13", 1024, 1366),
        pad("ipad-pro-11-2018", 834, 1194),
        pad("ipad-pro-11", 834, 1210),
        pad("ipad-pro-13-2018", 1024, 1366),
        pad("ipad-pro-13", 1032, 1376),
    ]
}
