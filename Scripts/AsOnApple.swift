// Goes with the files of an app that is taken in unchanged. On Apple's systems Foundation brings these along, so that
// ObservableObject, @Observable and URLSession are there with `import Foundation` alone. One such line counts for all files of
// a module.
@_exported import Combine
@_exported import FoundationNetworking
@_exported import Observation
