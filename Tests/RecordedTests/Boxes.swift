import Foundation
import SwiftUICore

/// The coloured box that most of the recorded screens are made of.
@MainActor
func box(_ color: Color, _ width: CGFloat, _ height: CGFloat) -> some View {
    color.frame(width: width, height: height)
}

/// The text that recorded screens wrap.
let sentence = "Layout must wrap this sentence onto several lines inside a narrow frame."
