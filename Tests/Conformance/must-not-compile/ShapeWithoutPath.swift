// A shape says what its path is.
import SwiftUI

struct Kite: Shape {  // MUST FAIL
    var tail = 3.0
}
