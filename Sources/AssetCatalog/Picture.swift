import Foundation

/// One file of an image set that can be shown.
struct Picture {
    var url: URL
    /// Names the file among all served ones: made of the picture's name, the scale and the content.
    var key: String
    var scale: Int
    /// In points.
    var size: CGSize
}

extension ImageSet {
    /// The files that can be shown, by ascending scale. What is wrong with the others is reported.
    func pictures(report: (AssetProblem) -> Void) -> [Picture] {
        let url = folder.appending(path: "Contents.json")
        guard isInside(url) else {
            report(.outside(folder, name: "Contents.json"))
            return []
        }
        guard let contents = try? JSONDecoder().decode(ImageSetContents.self, from: Data(contentsOf: url)) else {
            report(.brokenContents(url))
            return []
        }
        let files = contents.files
        if files.isEmpty { report(.empty(folder)) }
        return files.compactMap { file in
            do throws(AssetProblem) {
                return try picture(file.name, scale: file.scale)
            } catch {
                report(error)
                return nil
            }
        }
    }

    private func picture(_ name: String, scale: Int) throws(AssetProblem) -> Picture {
        let url = folder.appending(path: name)
        guard isInside(url) else { throw .outside(folder, name: name) }
        guard FileManager.default.fileExists(atPath: url.path) else { throw .missingFile(url) }
        guard let data = try? Data(contentsOf: url), let pixels = PixelSize(of: data, at: url) else {
            throw .unreadableFile(url)
        }
        let points = CGSize(
            width: CGFloat(pixels.width) / CGFloat(scale), height: CGFloat(pixels.height) / CGFloat(scale))
        return Picture(
            url: url, key: key(scale: scale, content: data, suffix: url.pathExtension), scale: scale, size: points)
    }

    /// Where all dots and links lead is still in the catalogue.
    private func isInside(_ url: URL) -> Bool {
        url.standardizedFileURL.resolvingSymlinksInPath().path.hasPrefix(catalogue.path + "/")
    }

    /// For instance `linea-mini@2x-af63bd4c8601b7df.png`: safe in the path of a URL.
    private func key(scale: Int, content: Data, suffix: String) -> String {
        let plain = name.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") ? $0 : "-" }
        let resolution = scale == 1 ? "" : "@\(scale)x"
        let fingerprint = String(Fingerprint(of: content).value, radix: 16)
        return
            "\(String(plain))\(resolution)-\(fingerprint).\(suffix.lowercased().filter { $0.isASCII && $0.isLetter })"
    }
}
