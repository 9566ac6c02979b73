import Foundation

/// The shape of the container that the view is in, smaller by as much as the view is away from its edges; a rectangle where no
/// container has one.
public nonisolated struct ContainerRelativeShape: Shape {
    let distance: CGFloat

    public init() {
        distance = 0
    }

    private init(distance: CGFloat) {
        self.distance = distance
    }

    /// Outside of a view there is no container.
    public func path(in rect: CGRect) -> Path {
        Path(rect.insetBy(dx: distance, dy: distance))
    }
}

extension ContainerRelativeShape: InsettableShape {
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        ContainerRelativeShape(distance: distance + amount)
    }
}

extension Shape where Self == ContainerRelativeShape {
    /// The shape of the container that the view is in.
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension View {
    /// Sets the shape of the view as a container: ``ContainerRelativeShape`` follows it, wherever in the view it is.
    nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        modifier(ContainerShapeModifier(shape: ContainerShape(shape)))
    }
}

/// The outline of a container's shape in a rectangle, as if the container reached so much farther on all sides.
struct ContainerShape: Sendable {
    let outline: @Sendable (CGRect, _ distance: CGFloat) -> Path

    init<S: InsettableShape>(_ shape: S) {
        outline = { rect, distance in
            shape.inset(by: distance).path(in: rect.insetBy(dx: -distance, dy: -distance))
        }
    }
}

struct ContainerShapeModifier {
    let shape: ContainerShape
}

extension ContainerShapeModifier: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(ContainerShapeNode.self, for: modifier, body: body)
    }
}

private final class ContainerShapeNode: WrapperNode<ContainerShapeModifier, ContainerShapeItem> {
    override func update(_ wrapper: ContainerShapeItem) {
        wrapper.shape = value.modifier.shape
    }
}

private final class ContainerShapeItem: WrapperItem {
    var shape: ContainerShape? {
        didSet { layoutDidChange() }
    }
}

extension LayoutItem {
    /// The outline that an item of the shape of its container has.
    final func containerOutline(inset distance: CGFloat) -> Path {
        shown.dependsOnPlace = true
        let room = CGRect(origin: .zero, size: frame.size)
        var place = room
        var around: LayoutItem? = self
        while let current = around {
            if let container = current as? ContainerShapeItem, let shape = container.shape {
                let size = container.frame.size
                let gaps = [place.minX, place.minY, size.width - place.maxX, size.height - place.maxY]
                return shape.outline(room.insetBy(dx: distance, dy: distance), max(0, gaps.min() ?? 0) + distance)
            }
            place = place.offsetBy(dx: current.frame.minX, dy: current.frame.minY)
            around = current.container
        }
        return Path(room.insetBy(dx: distance, dy: distance))
    }
}
