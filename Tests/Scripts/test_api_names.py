"""Which names count as SwiftUI's: those of a published interface, and those that are listed with their source."""
import pathlib
import sys

import pytest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "Scripts"))

from api_coverage import foreign_names, read_listed
from api_interface import names

INTERFACE = """
@available(iOS 17.0, *)
@frozen public struct Harbour : Swift.Sendable {
  public var depth, width: Swift.Double
  public let name: Swift.String, code: Swift.Int
  public var size: (x: Swift.Double, y: Swift.Double) {
    get
  }
  public init(name: Swift.String, piers: [Swift.Int] = [1, 2])
}
extension SwiftUI.Harbour {
  public func fill(@SwiftUI.Builder<Swift.Int> content: () -> Swift.Int, @Swift.MainActor then: () -> Swift.Void)
  public func moor<Boat>(_ boat: Boat, at pier: Swift.Int = 0) -> Swift.Bool where Boat : Swift.Hashable
  public enum Tide : Swift.CaseIterable {
    case low, high
  }
}
public protocol Anchored {
  func drop(after time: Swift.Double)
}
"""
LISTED = """
# A name, what brings it, where it is documented.
Harbour.flood(by:)   iOS 18   swiftui/harbour/flood(by:)
Lock                 iOS 18   swiftui/lock
"""


def foreign(*ours, conformances={}):
    return foreign_names({"Ours": set(ours)}, conformances, names(INTERFACE), read_listed(LISTED))


@pytest.mark.parametrize("name", [
    "Harbour", "Harbour.depth", "Harbour.width", "Harbour.name", "Harbour.code", "Harbour.size",
    "Harbour.init(name:piers:)", "Harbour.moor(_:at:)", "Harbour.fill(content:then:)", "Harbour.Tide.low", "Harbour.Tide.high", "Anchored.drop(after:)"])
def test_what_an_interface_declares_is_known(name):
    assert foreign(name) == []


@pytest.mark.parametrize("name", ["Harbour.flood(by:)", "Lock", "Lock.gates", "Lock.fill(to:)", "Lock(_:body:)"])
def test_a_name_that_is_listed_is_known_and_a_listed_type_with_its_members(name):
    assert foreign(name) == []


def test_what_a_protocol_asks_for_is_known_in_what_conforms_to_it():
    assert foreign("Buoy.drop(after:)", conformances={"Buoy": {"Anchored"}}) == []


@pytest.mark.parametrize("name", [
    "Quay", "Harbour.height", "Harbour.y", "Harbour.moor(_:)", "Harbour.moor(boat:at:)", "Harbour.init(name:)", "Harbour.flood",
    "Harbour.Tide.ebb", "Buoy.drop(after:)"])
def test_a_name_that_is_nowhere_is_foreign(name):
    assert foreign(name) == [f"Ours: {name}"]
