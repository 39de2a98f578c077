"""Yoga as an engine of the domain stack."""
import importlib.metadata
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Flexbox"))
import flexbox
from pyyoga import Align, Config, Direction, Edge, FlexDirection, Gutter, Justify, Node

CONFIG = Config()
CONFIG.point_scale_factor = 0  # frames as they come, not on a grid of pixels
JUSTIFY = {"start": Justify.FlexStart, "center": Justify.Center, "end": Justify.FlexEnd}
ALIGN = {"start": Align.FlexStart, "center": Align.Center, "end": Align.FlexEnd}
EDGES = (Edge.Top, Edge.Start, Edge.Bottom, Edge.End)


def node(box, in_row):
    made = Node(CONFIG)
    made.flex_direction = FlexDirection.Row if box.row else FlexDirection.Column
    made.justify_content, made.align_items = JUSTIFY[box.justify], ALIGN[box.align]
    made.flex_shrink = 0
    made.flex_grow = 1 if box.grows else 0
    if box.width is not None:
        made.width = box.width
    if box.height is not None:
        made.height = box.height
    if box.least is not None:
        made.flex_basis = 0
        if in_row:
            made.min_width = box.least
        else:
            made.min_height = box.least
    for edge, length in zip(EDGES, box.padding):
        made.set_padding(edge, length)
    made.set_gap(Gutter.All, box.gap)
    for index, child in enumerate(box.children):
        made.insert_child(node(child, box.row), index)
    return made


def frames(box, made, x=0.0, y=0.0):
    yield [box.path, x, y, made.layout_width, made.layout_height]
    for child, inner in zip(box.children, made.children):
        yield from frames(child, inner, x + inner.layout_left, y + inner.layout_top)


def lay_out(root, right_to_left):
    made = node(root, True)
    made.calculate_layout(direction=Direction.RTL if right_to_left else Direction.LTR)
    answer = list(frames(root, made))
    made.free_recursive()
    return answer


flexbox.serve("yoga", importlib.metadata.version("pyyoga"), lay_out)
