/// One value on a path: at hand, or as it was saved.
package enum PathElement: Equatable {
    case value(NavigationValue)
    /// Not read yet, since nobody has said what type the name means (A3.86).
    case written(WrittenValue)

    func written() throws(UnwritableValue) -> WrittenValue {
        switch self {
        case .value(let value): try value.written()
        case .written(let written): written
        }
    }

    /// Both are the same value, also if one of them is yet to be read.
    func isSame(as other: PathElement) -> Bool {
        switch (self, other) {
        case (.value(let value), .written(let written)), (.written(let written), .value(let value)):
            written.typeName == value.type.savedName && value.type.read(json: written.json) == value
        default: self == other
        }
    }
}
