// A path takes one value at a time: several might be of several types.
import SwiftUI

func open(_ stops: [String], on path: inout NavigationPath) {
    path.append(contentsOf: stops)  // MUST FAIL
}
