import Foundation

/// A folder of a catalogue that is one asset.
struct AssetFolder {
    /// What the asset is, by how the folder's name ends.
    enum Kind: String {
        case image = "imageset"
        case color = "colorset"
    }

    var kind: Kind
    /// As code names it: with the names of those groups before it that provide a namespace ("Machines/linea-mini").
    var name: String
    var folder: URL
    /// Nothing outside is ever read.
    var catalogue: URL

    /// Every image set and colour set of a catalogue, those in groups too, in the order of their names.
    static func all(in catalogue: URL, report: (AssetProblem) -> Void) -> [AssetFolder] {
        // The catalogue itself may be reached by a link, such as a staged app has.
        let root = catalogue.resolvingSymlinksInPath()
        return all(in: root, namespace: "", catalogue: root, report: report)
    }

    private static func all(
        in group: URL, namespace: String, catalogue: URL, report: (AssetProblem) -> Void
    ) -> [AssetFolder] {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: group.path) else {
            report(.unreadableFolder(group))
            return []
        }
        return names.sorted().flatMap { entry -> [AssetFolder] in
            let url = group.appending(path: entry, directoryHint: .isDirectory)
            if let kind = Kind(rawValue: url.pathExtension) {
                let name = namespace + url.deletingPathExtension().lastPathComponent
                return [AssetFolder(kind: kind, name: name, folder: url, catalogue: catalogue)]
            }
            if otherAssets.contains(url.pathExtension) || !isFolder(url, report: report) { return [] }
            let inner = providesNamespace(url, report: report) ? "\(namespace)\(entry)/" : namespace
            return all(in: url, namespace: inner, catalogue: catalogue, report: report)
        }
    }

    /// A link to a folder is not followed: it could leave the catalogue or lead in a circle.
    private static func isFolder(_ url: URL, report: (AssetProblem) -> Void) -> Bool {
        let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
        let kind = attributes?[.type] as? FileAttributeType
        if kind == .typeSymbolicLink { report(.linkedFolder(url)) }
        return kind == .typeDirectory
    }

    private static func providesNamespace(_ group: URL, report: (AssetProblem) -> Void) -> Bool {
        let url = group.appending(path: "Contents.json")
        guard FileManager.default.fileExists(atPath: url.path) else { return false }
        do {
            return try JSONDecoder().decode(GroupContents.self, from: Data(contentsOf: url)).properties?.namespace
                ?? false
        } catch {
            report(.brokenContents(url))
            return false
        }
    }

    /// Folders of a catalogue that are neither groups nor read, from Apple's Asset Catalog Format Reference.
    private static let otherAssets: Set<String> = [
        "appiconset", "arimageset", "arresourcegroup", "brandassets", "complicationset", "cubetextureset",
        "dataset", "gcdashboardimage", "gcleaderboard", "gcleaderboardset", "iconset", "imagestack", "imagestacklayer",
        "launchimage", "mipmapset", "spriteatlas", "sticker", "stickerpack", "stickersequence", "symbolset",
        "textureset",
    ]
}

/// `Contents.json` of a group.
private struct GroupContents: Decodable {
    struct Properties: Decodable {
        var namespace: Bool?

        enum CodingKeys: String, CodingKey {
            case namespace = "provides-namespace"
        }
    }

    var properties: Properties?
}
