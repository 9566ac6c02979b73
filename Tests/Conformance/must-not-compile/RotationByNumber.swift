// How far something is turned is an angle, in degrees or radians.
import SwiftUI

struct Wheel: View {
    var body: some View {
        Text("wheel").rotationEffect(45)  // MUST FAIL
    }
}
