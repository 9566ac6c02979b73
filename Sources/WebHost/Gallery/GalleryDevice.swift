import SceneCore

/// A device whose frame the gallery shows apps in.
struct GalleryDevice {
    var device: NamedDevice
    var title: String
    /// Of the display's corners, in points (platform/devices.json; those of tablets are 18 up to 2022 and 30 since).
    var cornerRadius: Int

    static let all = [
        GalleryDevice("iphone-se-3", "iPhone SE", cornerRadius: 0),
        GalleryDevice("iphone-15", "iPhone 15", cornerRadius: 55),
        GalleryDevice("iphone-16-pro-max", "iPhone 16 Pro Max", cornerRadius: 62),
        GalleryDevice("iphone-17", "iPhone 17", cornerRadius: 62),
        GalleryDevice("ipad-mini-7", "iPad mini", cornerRadius: 21),
        GalleryDevice("ipad-11", "iPad 11-inch", cornerRadius: 18),
        GalleryDevice("ipad-pro-13", "iPad Pro 13-inch", cornerRadius: 30),
    ].compactMap { $0 }

    private init?(_ id: String, _ title: String, cornerRadius: Int) {
        guard let device = NamedDevice(id: id) else { return nil }
        self.device = device
        self.title = title
        self.cornerRadius = cornerRadius
    }
}
