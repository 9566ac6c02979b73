import Foundation
import SceneCore

@testable import AssetCatalog
@testable import NavigationCore
@testable import StringTables

/// The readers of addresses and of an app's own files.
enum FileReaders {
    private struct Dessert: Codable, Hashable {
        var id: Int
        var name: String?
        var parts: [Dessert]?
    }

    /// What a page's address names, as whole and as values of types that apps have.
    static func address(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard let address = try? StateAddress(query: String(decoding: bytes, as: UTF8.self)) else { return false }
        let query = address.query
        if !query.isEmpty {
            precondition((try? StateAddress(query: query)) == address, "An address becomes another one: \(query)")
        }
        for part in address.parts {
            for value in part.values {
                _ = NavigationValueType(Dessert.self).value(in: value)
                _ = NavigationValueType(String.self).value(in: value)
                _ = NavigationValueType([Int].self).value(in: value)
                _ = value.written
            }
        }
        return !address.parts.isEmpty
    }

    /// `Contents.json` of an image set, a colour set and a group at once.
    @MainActor
    static func catalogue(_ bytes: UnsafeRawBufferPointer) -> Bool {
        for folder in assetFolders { write(bytes, to: folder.appending(path: "Contents.json")) }
        let catalog = AssetCatalog(catalogues: [assets]) { _ in }
        let image = catalog.image(named: "Tent") ?? catalog.image(named: "Group/Stove")
        for file in catalog.served.values {
            let place = file.resolvingSymlinksInPath().path
            precondition(place.hasPrefix(assets.path + "/"), "A file outside of the catalogue is served: \(place)")
        }
        return image != nil || catalog.color(named: "Canvas") != nil
    }

    /// A catalogue of strings, and a table of one language.
    static func strings(_ bytes: UnsafeRawBufferPointer) -> Bool {
        let catalogue = try? StringCatalogue(Data(bytes))
        write(bytes, to: table)
        let file = try? StringsFile(table, language: "de")
        return catalogue != nil || file != nil
    }

    private static func write(_ bytes: UnsafeRawBufferPointer, to file: URL) {
        do { try Data(bytes).write(to: file) } catch { preconditionFailure("\(error)") }
    }

    private static let folder: URL = {
        let folder = URL.temporaryDirectory.appending(
            path: "martlet-fuzz-files-\(ProcessInfo.processInfo.processIdentifier)")
        return folder.resolvingSymlinksInPath()
    }()
    private static let table = {
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder.appending(path: "Localizable.strings")
    }()
    private static let assets = folder.appending(path: "Assets.xcassets")
    private static let assetFolders: [URL] = {
        let names = ["Tent.imageset", "Canvas.colorset", "Group", "Group/Stove.imageset"]
        let folders = names.map { assets.appending(path: $0) }
        for folder in folders {
            try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            // The head of a PNG of 2 by 1 pixels, and a file beside the catalogue that is none of its own.
            let head: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
            try? Data(head + [0, 0, 0, 2, 0, 0, 0, 1]).write(to: folder.appending(path: "a.png"))
            try? Data(head + [0, 0, 0, 2, 0, 0, 0, 1]).write(
                to: assets.deletingLastPathComponent().appending(path: "a.png"))
        }
        return folders
    }()
}
