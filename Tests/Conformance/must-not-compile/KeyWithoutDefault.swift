// Where nobody has set a value there is a default.
import SwiftUI

struct DepthKey: EnvironmentKey {  // MUST FAIL
    typealias Value = Int
}
