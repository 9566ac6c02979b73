import Foundation
import SceneCore
import WebHost

// An app for trying the web host: started by its tests, and by hand to measure it.

struct Probe: SceneProvider {
    func openScene(on device: Device, restoring state: Data) -> any SceneSession {
        ProbeScene(device: device)
    }
}

let probe = HostedApp(
    name: "Probe", title: "Probe", pictures: [:], fonts: [:], fontSheet: nil, hanFaces: .none, warmUp: {},
    makeProvider: { Probe() })
exit(WebHost.run(probe, arguments: CommandLine.arguments))
