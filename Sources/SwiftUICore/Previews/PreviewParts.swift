extension View {
    /// Names the view in a ``PreviewProvider``: `NAME --preview TITLE` shows it by itself. Elsewhere it changes nothing.
    nonisolated public func previewDisplayName(_ value: String?) -> some View {
        modifier(PreviewWish(name: value))
    }

    /// Shows the view in a ``PreviewProvider`` on a device. Elsewhere it changes nothing.
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
        modifier(PreviewWish(device: value))
    }

    /// Shows the view in a ``PreviewProvider`` on a device that is held in some way. Elsewhere it changes nothing.
    nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        modifier(PreviewWish(orientation: value))
    }
}

/// What is asked of the preview of a view.
struct PreviewWish {
    var name: String?
    var device: PreviewDevice?
    var orientation: InterfaceOrientation?
}

extension PreviewWish: ViewModifier {
    func body(content: Content) -> some View {
        content
    }
}

/// One of the views that a ``PreviewProvider`` makes: a preview by itself.
@MainActor
struct PreviewPart {
    let view: any View
    /// The innermost first: what is asked of a part goes before what is asked of all.
    var wishes: [PreviewWish] = []

    /// The parts of what a provider makes.
    static func parts(of view: some View) -> [PreviewPart] {
        (view as? any PreviewPartsHolder)?.previewParts ?? [PreviewPart(view: view)]
    }

    var name: String? { wishes.lazy.compactMap(\.name).first }

    var traits: [PreviewTrait<Preview.ViewTraits>] {
        let device = wishes.lazy.compactMap(\.device).first.map {
            PreviewTrait<Preview.ViewTraits>(effect: .device($0))
        }
        let orientation = wishes.lazy.compactMap(\.orientation).first
            .map { PreviewTrait<Preview.ViewTraits>(effect: .turned($0.isTurned)) }
        return [device, orientation].compactMap { $0 }
    }
}

/// A view that is made of several, or that says something of the preview of another.
@MainActor
private protocol PreviewPartsHolder {
    var previewParts: [PreviewPart] { get }
}

extension TupleView: PreviewPartsHolder {
    fileprivate var previewParts: [PreviewPart] {
        Mirror(reflecting: value).children.compactMap { $0.value as? any View }.flatMap { PreviewPart.parts(of: $0) }
    }
}

extension Group: PreviewPartsHolder where Content: View {
    fileprivate var previewParts: [PreviewPart] { PreviewPart.parts(of: content) }
}

extension ForEach: PreviewPartsHolder where Content: View {
    fileprivate var previewParts: [PreviewPart] { data.flatMap { PreviewPart.parts(of: content($0)) } }
}

extension ModifiedContent: PreviewPartsHolder where Content: View, Modifier: ViewModifier {
    /// What stands around several views is around each of them.
    fileprivate var previewParts: [PreviewPart] {
        PreviewPart.parts(of: content).map { part in
            guard let wish = modifier as? PreviewWish else {
                return PreviewPart(view: AnyView(part.view).modifier(modifier), wishes: part.wishes)
            }
            return PreviewPart(view: part.view, wishes: part.wishes + [wish])
        }
    }
}
