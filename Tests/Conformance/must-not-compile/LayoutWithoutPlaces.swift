// A layout places what is in it.
import SwiftUI

struct Shelf: Layout {  // MUST FAIL
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
}
