import Foundation
import SceneCore

/// A picture of the app's asset catalogue, or a symbol of the system.
///
/// A picture has its own size until ``resizable(capInsets:resizingMode:)`` lets it take its room; a name that the catalogue lacks takes no room and
/// is warned of once. A symbol stands in a line like a letter of the font around it; an unknown one shows a question mark in a
/// dashed square, and is warned of once.
public struct Image: Equatable, Sendable {
    enum Source: Equatable {
        case picture(String)
        case symbol(String)
        case fetched(ImageAsset)
        /// A surface where a picture will be.
        case placeholder
    }

    let source: Source
    /// What is read out for the picture; nil for one that only decorates.
    let label: String?
    /// Nil for a picture of its own size.
    var resizing: ImageResizing?
    var isTemplate = false
    var isPixelated = false
    /// How the layers of a symbol are painted; nil for as the environment says.
    var layering: SymbolRenderingMode?

    /// A picture that is read out by its name. It is looked for in the app's own catalogues, whichever bundle is named.
    public init(_ name: String, bundle: Bundle? = nil) {
        source = .picture(name)
        label = name
    }

    /// A picture that is read out as a text.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        source = .picture(name)
        self.label = label.string
    }

    /// A picture that only decorates, and is not read out.
    public init(decorative name: String, bundle: Bundle? = nil) {
        source = .picture(name)
        label = nil
    }

    /// A symbol of the system, such as `trash` or `person.crop.circle`. It is read out by the words of its name.
    public init(systemName: String) {
        source = .symbol(systemName)
        label = SymbolName(systemName).spoken
    }
}

extension Image {
    /// How large symbols are beside text.
    public enum Scale: Hashable, Sendable {
        case small, medium, large
    }
}

extension Image: PrimitiveView {
    public static func _makeView(view: _GraphValue<Image>, inputs: _ViewInputs) -> _ViewOutputs {
        inputs.node(ImageNode.self, for: view)
    }
}
