// What an app sees with `import SwiftUI`, as on Apple's platforms.
@_exported import Combine
@_exported import CoreTransferable
@_exported import Foundation
@_exported import Observation
@_exported import SwiftUICore
