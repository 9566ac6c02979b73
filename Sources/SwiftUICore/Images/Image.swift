import Foundation

/// A picture of the app's asset catalogue.
///
/// It has the size of the picture until ``resizable()`` lets it take its room. A name that the
/// catalogue lacks takes no room and is warned of once.
public struct Image: Equatable, Sendable {
    let name: String
    /// What is read out for the picture; nil for one that only decorates.
    let label: String?
    var isResizable = false

    /// A picture that is read out by its name. It is looked for in the app's own catalogues, whichever bundle is named.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.name = name
        label = name
    }

    /// A picture that is read out as a text.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.name = name
        self.label = label.string
    }

    /// A picture that only decorates, and is not read out.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.name = name
        label = nil
    }
}

extension Image {
    /// Lets the picture take whatever room it is given, stretched to it.
    public func resizable() -> Image {
        var image = self
        image.isResizable = true
        return image
    }
}

extension Image: PrimitiveView {
    public static func _makeView(view: _GraphValue<Image>, inputs: _ViewInputs) -> _ViewOutputs {
        inputs.node(ImageNode.self, for: view)
    }
}
