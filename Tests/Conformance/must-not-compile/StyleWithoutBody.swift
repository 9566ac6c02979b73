// A button style makes the button’s body.
import SwiftUI

struct Flat: ButtonStyle {  // MUST FAIL
    var color = Color.red
}
