// A gesture says what it is made of.
import SwiftUI

struct Knock: Gesture {  // MUST FAIL
    typealias Value = Void
}
