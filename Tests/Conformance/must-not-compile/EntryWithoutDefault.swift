// Views outside of any that sets the value would have nothing to read.
import SwiftUI

extension EnvironmentValues {
    @Entry var wingspan: Double  // MUST FAIL
}
