"""The package's manifest: who depends on what."""
import json
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
# What is behind it is put together with an app by the linker alone.
LINKED = "AppLaunch"


def test_whoever_uses_a_module_names_all_that_it_is_made_of():
    """SwiftPM compiles a target again if a module has changed that the target names itself, and looks no further."""
    package = json.loads(subprocess.check_output(["swift", "package", "--ignore-lock", "dump-package"], cwd=ROOT))
    named = {
        target["name"]: {(dependency.get("byName") or dependency.get("target") or [None])[0] for dependency in target["dependencies"]}
        for target in package["targets"]
    }
    kinds = {target["name"]: target["type"] for target in package["targets"]}
    for product in package["products"]:
        named[f"product {product['name']}"] = set(product["targets"])
    missing = {
        (user, inner)
        for user, modules in named.items()
        if kinds.get(user) not in ("macro", "system")
        for module in modules - {LINKED}
        for inner in named.get(module, set()) - modules
        if kinds.get(module) == "regular" and kinds.get(inner) == "regular" and inner != LINKED
        # Products hand on what can be imported; hosts and text are linked.
        and not (user.startswith("product") and module == "SwiftUITesting")
    }
    assert "SwiftUICore" in named["EquipmentCatalogue"] and "SwiftUICore" in named["product SwiftUI"]
    assert not missing
