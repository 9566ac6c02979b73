/// The framework's own words, in English (`platform/strings.json`).
enum Words {
    static let back = "Back"
    static let showSidebar = "Show Sidebar"
    static let hideSidebar = "Hide Sidebar"
    /// The control that opens a row; no source, ours.
    static func contents(of name: String) -> String { "Contents of \(name)" }
    /// What a sheet without a title is called; no source, ours.
    static let sheet = "Sheet"
    static let inProgress = "In progress"
    /// The buttons of a stepper (as UIKit's accessibility names them).
    static let increment = "Increment"
    static let decrement = "Decrement"
    static let search = "Search"
    /// The title of a column that the rows are sorted by; no source, ours.
    static let ascending = "Ascending"
    static let descending = "Descending"
    /// No source, ours.
    static let tabBar = "Tab Bar"
    /// The dots below pages; no source, ours.
    static let pages = "Pages"
    /// One of the dots below pages.
    static func page(_ number: Int, of count: Int) -> String { "page \(number) of \(count)" }
    static let dismissPopup = "dismiss popup"
    static let sheetGrabber = "Sheet Grabber"
    static let noResults = "No Results"
    static func nothingFound(for words: String) -> String { "No Results for “\(words)”" }
    static let trySearchAgain = "Check the spelling or try a new search."
    /// What date pickers say of their parts; no source, ours.
    static let previousMonth = "Previous Month"
    static let nextMonth = "Next Month"
    static let date = "Date"
    static let time = "Time"
    static let hour = "Hour"
    static let minute = "Minute"
    static let halfOfDay = "AM or PM"
    static let day = "Day"
    static let month = "Month"
    static let year = "Year"
    /// Editing of lists: as UIKit says it.
    static let edit = "Edit"
    static let done = "Done"
    static let delete = "Delete"
    static func delete(_ name: String) -> String { "Delete \(name)" }
    static func reorder(_ name: String) -> String { "Reorder \(name)" }
    static let refreshing = "Refreshing"
    /// The panel of a colour picker: as UIKit says it.
    static let colors = "Colors"
    static let grid = "Grid"
    /// No source, ours.
    static let wayToChoose = "Way to choose"
    static let sliders = "Sliders"
    static let opacity = "Opacity"
    static let red = "Red"
    static let green = "Green"
    static let blue = "Blue"
    static let escape = "Escape"
    static let magicTap = "Magic Tap"
    static let share = "Share…"
    static let paste = "Paste"
    static let rename = "Rename"
    /// The name of a file that was given none; no source, ours.
    static let sharedFile = "Shared"
    /// Menus, as those of Apple's systems are called.
    static let menuBar = "Menu Bar"
    static let toggleSidebar = "Toggle Sidebar"

    enum Menus {
        static let app = "App"
        static let file = "File"
        static let edit = "Edit"
        static let format = "Format"
        static let view = "View"
        static let window = "Window"
        static let help = "Help"
    }
}
