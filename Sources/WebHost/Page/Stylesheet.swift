import Foundation
import SceneCore

/// The page's style sheet, as it stands in every page.
enum Stylesheet {
    /// Read once. Without the file pages still say everything, unpainted.
    static let text: String = {
        guard let url = Bundle.module.url(forResource: "martlet", withExtension: "css", subdirectory: "Client"),
            let text = try? String(contentsOf: url, encoding: .utf8)
        else {
            let complaint = "The style sheet Client/martlet.css is missing beside the executable; build again.\n"
            FileHandle.standardError.write(Data(complaint.utf8))
            return ""
        }
        return finish + ClientText.stripped(text)
    }()

    /// What pages and pictures have in common, as variables.
    private static var finish: String {
        var css = Declarations()
        css.set("--canvas", "light-dark(\(Finish.canvas(in: .light).css),\(Finish.canvas(in: .dark).css))")
        let (blur, saturation) = (PageNumber(Finish.materialBlur).length, PageNumber(Finish.materialSaturation).text)
        css.set("--material", "blur(\(blur)) saturate(\(saturation))")
        let rim = "light-dark(\(Finish.rim(in: .light).css),\(Finish.rim(in: .dark).css))"
        css.set("--rim", "inset 0 0 0 \(PageNumber(Finish.rimWidth).length) \(rim)")
        css.set("--raised", Finish.raised.map(\.boxCSS).joined(separator: ","))
        css.set("--ending", Self.mask(Finish.bottomFade))
        css.set("--wheel", Self.mask(Finish.wheelFade))
        css.set("--field-border", PageNumber(Finish.fieldBorder).length)
        return ":root{\(css.text)}\n"
    }

    private static func mask(_ stops: [Finish.FadeStop]) -> String {
        let places = stops.map { "rgb(0 0 0/\(PageNumber($0.opacity).text)) \(PageNumber($0.place * 100).text)%" }
        return "linear-gradient(\(places.joined(separator: ",")))"
    }
}

extension SceneShadow {
    /// The third length of `box-shadow` is twice the standard deviation.
    fileprivate var boxCSS: String {
        "\(PageNumber(x).length) \(PageNumber(y).length) \(PageNumber(radius * 2).length) \(color.css)"
    }
}
