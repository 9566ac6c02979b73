import Foundation
import SceneCore

/// What the first page is laid out for, before the browser has told its size.
extension Device {
    /// - Parameters:
    ///   - cookie: The value of the cookie `martlet_device`: the numbers of a window as the client sends them (see
    ///     `ClientMessage`), with `_` between two. One that cannot be read counts as none.
    ///   - userAgent: The header of that name; its only use is to tell a phone, a tablet and a desktop apart.
    ///   - languages: The header `Accept-Language`.
    package init(cookie: String?, userAgent: String?, languages: String? = nil) {
        self.init(cookie.flatMap(BrowserWindow.init(cookie:)) ?? BrowserWindow(userAgent: userAgent ?? ""))
        self.languages = Self.languages(accepted: languages ?? "")
    }

    /// Browsers list languages in order, with weights that fall. What is not the name of a language is left out.
    private static func languages(accepted list: String) -> [String] {
        list.split(separator: ",").prefix(16).compactMap { entry in
            let name = entry.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces)
            let isName = name.count <= 35 && name.utf8.first.map { Character(UnicodeScalar($0)).isLetter } ?? false
            return isName && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") } ? name : nil
        }
    }
}

extension BrowserWindow {
    fileprivate init?(cookie: String) {
        var bytes = Array("[".utf8)
        bytes += cookie.utf8.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: ",") : $0 }
        bytes += "]".utf8
        let window = bytes.withUnsafeBytes { bytes -> BrowserWindow? in
            var reader = MessageReader(bytes)
            guard let window = try? reader.window(), (try? reader.end()) != nil else { return nil }
            return window
        }
        guard let window else { return nil }
        self = window
    }

    /// Browsers on phones call themselves mobile, those on tablets name their system only. The sizes are an iPhone 15 and an
    /// iPad (platform/devices.json) and the common window of a small laptop.
    fileprivate init(userAgent: String) {
        if userAgent.contains("iPad") || (userAgent.contains("Android") && !userAgent.contains("Mobile")) {
            self.init(width: 820, height: 1180, scale: 2, isTouched: true)
        } else if userAgent.contains("Mobile") {
            self.init(width: 393, height: 852, scale: 3, isTouched: true)
        } else {
            self.init(width: 1280, height: 800, scale: 1, isTouched: false)
        }
    }

    private init(width: CGFloat, height: CGFloat, scale: CGFloat, isTouched: Bool) {
        self.init(
            size: CGSize(width: width, height: height), scale: scale, safeArea: SafeArea(), isTouched: isTouched,
            isDark: false, isStill: false, textScale: 1)
    }
}
