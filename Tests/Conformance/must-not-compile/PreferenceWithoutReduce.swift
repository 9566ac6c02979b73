// A preference says how two values become one.
import SwiftUI

struct Loudest: PreferenceKey {  // MUST FAIL
    static let defaultValue = 0
}
