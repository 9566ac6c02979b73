// Goes with the files of an app that is taken in unchanged: on Apple's systems Foundation brings Combine along, so that
// ObservableObject is there without `import SwiftUI`. One such line counts for all files of a module.
@_exported import Combine
