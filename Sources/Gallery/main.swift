import Foundation
import WebHost

// The gallery: a front before several apps. It runs none of them itself.

exit(WebHost.runGallery(arguments: CommandLine.arguments))
