/// The usual kinds of content, with the names that Apple's documentation of `UTType` gives them.
extension UTType {
    public static let item = UTType(named: "public.item")
    public static let content = UTType(named: "public.content")
    public static let compositeContent = UTType(named: "public.composite-content", ["public.content"])
    public static let data = UTType(named: "public.data", ["public.item"])
    public static let directory = UTType(named: "public.directory", ["public.item"])
    public static let folder = UTType(named: "public.folder", ["public.directory"])
    public static let package = UTType(named: "com.apple.package", ["public.directory"])
    public static let archive = UTType(named: "public.archive", ["public.data"])
    public static let zip = UTType("public.zip-archive", "zip", mime: "application/zip", ["public.archive"])

    public static let text = UTType(named: "public.text", ["public.data", "public.content"])
    public static let plainText = UTType("public.plain-text", "txt", mime: "text/plain", ["public.text"])
    public static let utf8PlainText = UTType(named: "public.utf8-plain-text", ["public.plain-text"])
    public static let utf16PlainText = UTType(named: "public.utf16-plain-text", ["public.plain-text"])
    public static let commaSeparatedText = UTType(
        "public.comma-separated-values-text", "csv", mime: "text/csv", ["public.plain-text"])
    public static let rtf = UTType("public.rtf", "rtf", mime: "text/rtf", ["public.text"])
    public static let html = UTType("public.html", "html", mime: "text/html", ["public.text"])
    public static let xml = UTType("public.xml", "xml", mime: "application/xml", ["public.text"])
    public static let json = UTType("public.json", "json", mime: "application/json", ["public.text"])
    public static let yaml = UTType("public.yaml", "yaml", mime: "application/x-yaml", ["public.text"])
    public static let propertyList = UTType("com.apple.property-list", "plist", ["public.data"])
    public static let sourceCode = UTType(named: "public.source-code", ["public.plain-text"])
    public static let swiftSource = UTType("public.swift-source", "swift", ["public.source-code"])
    public static let url = UTType(named: "public.url", ["public.data"])
    public static let fileURL = UTType(named: "public.file-url", ["public.url"])

    public static let image = UTType(named: "public.image", ["public.data", "public.content"])
    public static let png = UTType("public.png", "png", mime: "image/png", ["public.image"])
    public static let jpeg = UTType("public.jpeg", "jpeg", mime: "image/jpeg", ["public.image"])
    public static let gif = UTType("com.compuserve.gif", "gif", mime: "image/gif", ["public.image"])
    public static let webP = UTType("org.webmproject.webp", "webp", mime: "image/webp", ["public.image"])
    public static let tiff = UTType("public.tiff", "tiff", mime: "image/tiff", ["public.image"])
    public static let bmp = UTType("com.microsoft.bmp", "bmp", mime: "image/bmp", ["public.image"])
    public static let heic = UTType("public.heic", "heic", mime: "image/heic", ["public.image"])
    public static let svg = UTType("public.svg-image", "svg", mime: "image/svg+xml", ["public.image"])
    public static let rawImage = UTType(named: "public.camera-raw-image", ["public.image"])
    public static let pdf = UTType(
        "com.adobe.pdf", "pdf", mime: "application/pdf", ["public.data", "public.composite-content"])

    public static let audiovisualContent = UTType(
        named: "public.audiovisual-content", ["public.data", "public.content"])
    public static let audio = UTType(named: "public.audio", ["public.audiovisual-content"])
    public static let mp3 = UTType("public.mp3", "mp3", mime: "audio/mpeg", ["public.audio"])
    public static let wav = UTType("com.microsoft.waveform-audio", "wav", mime: "audio/vnd.wave", ["public.audio"])
    public static let mpeg4Audio = UTType("public.mpeg-4-audio", "mp4", mime: "audio/mp4", ["public.audio"])
    public static let movie = UTType(named: "public.movie", ["public.audiovisual-content"])
    public static let video = UTType(named: "public.video", ["public.movie"])
    public static let mpeg4Movie = UTType("public.mpeg-4", "mp4", mime: "video/mp4", ["public.movie"])
    public static let quickTimeMovie = UTType(
        "com.apple.quicktime-movie", "mov", mime: "video/quicktime", ["public.movie"])

    public static let calendarEvent = UTType(named: "public.calendar-event", ["public.data"])
    public static let contact = UTType(named: "public.contact", ["public.data"])
    public static let vCard = UTType("public.vcard", "vcf", mime: "text/vcard", ["public.contact", "public.text"])
    public static let spreadsheet = UTType(named: "public.spreadsheet", ["public.content"])
    public static let presentation = UTType(named: "public.presentation", ["public.composite-content"])
    public static let font = UTType(named: "public.font", ["public.data"])
    public static let log = UTType("com.apple.log", "log", ["public.plain-text"])

    private init(named identifier: String, _ parents: [String] = []) {
        self.init(identifier, nil, mime: nil, parents)
    }

    static let known: [UTType] = [
        item, content, compositeContent, data, directory, folder, package, archive, zip, text, plainText, utf8PlainText,
        utf16PlainText, commaSeparatedText, rtf, html, xml, json, yaml, propertyList, sourceCode, swiftSource, url,
        fileURL, image, png, jpeg, gif, webP, tiff, bmp, heic, svg, rawImage, pdf, audiovisualContent, audio, mp3, wav,
        mpeg4Audio, movie, video, mpeg4Movie, quickTimeMovie, calendarEvent, contact, vCard, spreadsheet, presentation,
        font, log,
    ]
}
