import SceneCore

/// What the front knows of an app without running any of its code.
struct AppCard: Codable, Equatable {
    /// The component of its address below `/apps/`.
    var name: String
    var title: String
    var links = LinkSchemes.any

    /// Where the app's page is.
    var base: String { "/apps/\(name)/" }

    /// The name is also a folder and a part of addresses: nothing that could lead anywhere else.
    static func isName(_ name: String) -> Bool {
        !name.isEmpty && !name.hasPrefix(".")
            && name.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"):
                    true
                default: false
                }
            }
    }
}
