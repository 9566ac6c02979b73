import Foundation

extension Device {
    /// Gives the window another size, and the size classes that go with it.
    package mutating func resize(to new: CGSize) {
        size = new
        horizontalSizeClass = SizeClassLimits.width(of: new, idiom: idiom)
        verticalSizeClass = SizeClassLimits.height(of: new)
    }
}

/// Where size classes end, in points. Source: platform/devices.json, whose phones, tablets and panes all come out right, but
/// for one pane of 600 that one source calls regular and the file says to treat as compact.
package enum SizeClassLimits {
    /// Every pane up to 647 wide is compact, every pane from 678 on is regular.
    private static let regularWidth: CGFloat = 648
    /// The tallest turned phone is 440 high, the lowest upright one 667.
    private static let regularHeight: CGFloat = 500
    /// Turned phones up to 874 long are compact in width, from 912 on regular; 896 was the first of them.
    private static let largePhone: CGFloat = 896

    package static func width(of size: CGSize, idiom: Device.Idiom) -> Device.SizeClass {
        let isTurnedPhone = idiom == .phone && size.width > size.height
        return size.width >= (isTurnedPhone ? largePhone : regularWidth) ? .regular : .compact
    }

    package static func height(of size: CGSize) -> Device.SizeClass {
        size.height >= regularHeight ? .regular : .compact
    }
}
