import SceneCore

/// What the framework is given from outside: text that is measured, and pictures that are found.
@MainActor
package struct Services {
    package let text: any TextMeasurer
    package let pictures: Pictures

    package init(text: any TextMeasurer, images: any ImageSource) {
        self.text = text
        pictures = Pictures(images)
    }
}
