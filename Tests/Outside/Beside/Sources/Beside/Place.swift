#if canImport(SwiftUI)
    import SwiftUI
#endif

public enum Place: Sendable {
    case outside

    public var name: String { "outside" }
}

#if canImport(SwiftUI)
    extension Place {
        @MainActor
        public var label: some View { Text(name) }
    }
#endif
