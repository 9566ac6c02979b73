import Foundation
import SceneCore

/// A picture that is painted again and again, across and down.
public struct ImagePaint: ShapeStyle {
    /// The picture, of the app's asset catalogue.
    public var image: Image
    /// The part of the picture that is painted, in parts of its size.
    public var sourceRect: CGRect
    /// How large it is painted.
    public var scale: CGFloat

    /// A picture, or a part of one, at a scale.
    public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.value = .picture(self)
    }
}

extension ImagePaint: Equatable {
    /// Nil for a symbol, which has no picture, and for a picture that the catalogue lacks.
    @MainActor
    func tile(in environment: EnvironmentValues) -> SceneTile? {
        guard case .picture(let name) = image.source, let asset = environment.pictures?.picture(named: name),
            scale > 0, scale.isFinite
        else { return nil }
        return SceneTile(asset: asset, source: sourceRect, origin: .zero, scale: scale)
    }
}

extension ShapeStyle where Self == ImagePaint {
    /// A picture that is painted again and again.
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}

extension EnvironmentValues {
    private struct PicturesKey: EnvironmentKey {
        static var defaultValue: Pictures? { nil }
    }

    /// Where the app's own pictures are found.
    var pictures: Pictures? {
        get { self[PicturesKey.self] }
        set { self[PicturesKey.self] = newValue }
    }
}
