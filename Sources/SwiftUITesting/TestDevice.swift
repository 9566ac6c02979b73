import SceneCore

/// A device that an app is tested on: size, safe areas and size classes of one of Apple's, upright at first.
public struct TestDevice: Sendable {
    let named: NamedDevice

    /// A device by name: lower case, words joined by hyphens, such as `ipad-air-11`. Nil for a name that is not known;
    /// ``names`` lists those that are.
    public init?(named name: String) {
        guard let named = NamedDevice(id: name) else { return nil }
        self.named = named
    }

    private init(_ named: NamedDevice) {
        self.named = named
    }

    /// All devices.
    public static let all = NamedDevice.all.map(TestDevice.init)

    /// The names of all devices.
    public static let names = NamedDevice.all.map(\.id)

    /// The name of the device.
    public var name: String { named.id }

    /// A phone of the usual size: 393 × 852 points.
    public static var phone: TestDevice { TestDevice(.iPhone15) }
    /// A phone that has room for columns when it is turned: 430 × 932 points.
    public static var largePhone: TestDevice { TestDevice(.iPhone15ProMax) }
    /// A tablet of the usual size: 820 × 1180 points.
    public static var tablet: TestDevice { TestDevice(.iPad11) }
}
