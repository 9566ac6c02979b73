"""Lays out 10,000 nodes with Yoga: rows of a square and two texts of fixed sizes, in a column. The floor of our own layout."""
import time
from statistics import median

import pyyoga

ROWS = 2500


def tree():
    root = pyyoga.Node()
    root.flex_direction = pyyoga.FlexDirection.Column
    leaves = []
    for index in range(ROWS):
        row = pyyoga.Node()
        row.flex_direction = pyyoga.FlexDirection.Row
        for place, (width, height) in enumerate(((20, 20), (34, 20), (36, 20))):
            leaf = pyyoga.Node()
            leaf.width = width
            leaf.height = height
            row.insert_child(leaf, place)
            leaves.append(leaf)
        root.insert_child(row, index)
    return root, leaves


def milliseconds(action):
    start = time.perf_counter()
    action()
    return (time.perf_counter() - start) * 1000


def yoga_layout():
    """Cold, and after one leaf has changed its size, in milliseconds."""
    cold = []
    for _ in range(10):
        root, leaves = tree()
        cold.append(milliseconds(lambda: root.calculate_layout(700, float("nan"), pyyoga.Direction.LTR)))
    changed = []
    for turn in range(50):
        leaves[1].height = 60 if turn % 2 == 0 else 20
        changed.append(milliseconds(lambda: root.calculate_layout(700, float("nan"), pyyoga.Direction.LTR)))
    return median(cold), median(changed)


if __name__ == "__main__":
    print("Yoga, 10,000 nodes: {:.2f} ms cold, {:.2f} ms after one leaf has changed".format(*yoga_layout()))
