import CPreviews
import SwiftUICore

extension PreviewRecord {
    /// All previews of this program: those that `#Preview` declares, then those of the older `PreviewProvider`.
    static var all: [PreviewRecord] {
        all(in: UnsafeRawBufferPointer(start: previews_begin(), count: previews_size())) + all(providedBy: providers)
    }

    private static var providers: [Any.Type] {
        var types: [Any.Type] = []
        withUnsafeMutablePointer(to: &types) { types in
            previews_visit_providers(
                { type, types in
                    guard let type else { return }
                    types?.assumingMemoryBound(to: [Any.Type].self).pointee.append(
                        unsafeBitCast(type, to: Any.Type.self))
                }, types)
        }
        return types
    }
}
