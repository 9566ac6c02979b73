import Foundation

/// One picture of a catalogue: a folder `NAME.imageset` with a list of files.
struct ImageSet {
    /// As code names it: with the names of those groups before it that provide a namespace ("Machines/linea-mini").
    var name: String
    var folder: URL
    /// Nothing outside is ever read.
    var catalogue: URL
}
