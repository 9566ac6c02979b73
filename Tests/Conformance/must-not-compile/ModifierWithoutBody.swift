// A modifier says what it makes of its content.
import SwiftUI

struct Framed: ViewModifier {  // MUST FAIL
    var width = 2.0
}
