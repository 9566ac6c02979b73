import Foundation
import NavigationCore

/// A height of a sheet that a type of your own works out.
///
///     struct ShortDetent: CustomPresentationDetent {
///         static func height(in context: Context) -> CGFloat? {
///             max(120, context.maxDetentValue * 0.2)
///         }
///     }
public protocol CustomPresentationDetent {
    /// What the height can be worked out from.
    typealias Context = PresentationDetent.Context

    /// The height in points, to which the safe area at the bottom comes; nil if the detent does not apply.
    static func height(in context: Context) -> CGFloat?
}

extension PresentationDetent {
    /// A height that a type of the app's works out.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(custom: type)
    }

    /// What a detent of the app's can work its height out from: the largest height there is, and the environment of the
    /// sheet's presenter.
    @dynamicMemberLookup
    public struct Context {
        /// The height of a sheet at its largest, without the safe areas, in points.
        public let maxDetentValue: CGFloat
        private let environment: EnvironmentValues

        init(maxDetentValue: CGFloat, environment: EnvironmentValues) {
            self.maxDetentValue = maxDetentValue
            self.environment = environment
        }

        /// A value of the environment.
        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
            environment[keyPath: keyPath]
        }

        func heights(of detents: Set<PresentationDetent>) -> [PresentationDetent: CGFloat] {
            detents.reduce(into: [:]) { heights, detent in
                let type = detent.customType as? any CustomPresentationDetent.Type
                heights[detent] = type?.height(in: self)
            }
        }
    }
}
