"""Times Yoga's layout of a column of fixed leaves, the native call alone.

Reads a number of leaves a line. Answers each with a line: the nanoseconds of CPU time that the
native call took on this thread, and the column's height, by which the answer can be checked.
Every round lays out a tree made afresh, for Yoga keeps what it laid out before; making and freeing
it is not timed. Ends with 64 at a line that is no number, and with 69 where the package pyyoga is
not installed.
"""

import gc
import sys
import time

try:
    from pyyoga import Direction, FlexDirection, Gutter, Node
except ImportError as problem:
    print(f"pyyoga is not installed: {problem}", file=sys.stderr)
    sys.exit(69)


def column(count):
    """`count` leaves 8 points apart, of the sizes that the stack beside it has."""
    nodes = [Node()._node for _ in range(count + 1)]
    root = nodes[0]
    root.set_flex_direction(FlexDirection.Column)
    root.set_gap(Gutter.Row, 8)
    for index, leaf in enumerate(nodes[1:]):
        leaf.set_width(20 + index % 7 * 10)
        leaf.set_height(10 + index % 5 * 10)
        leaf.set_flex_shrink(0)
        root.insert_child(leaf, index)
    return nodes


def main():
    gc.disable()
    undefined = float("nan")
    direction = Direction.LTR
    for line in sys.stdin:
        if not line.strip().isdecimal():
            print(f"expected a number of leaves, got {line.strip()!r}", file=sys.stderr)
            sys.exit(64)
        nodes = column(int(line))
        calculate = nodes[0].calculate_layout
        start = time.thread_time_ns()
        calculate(undefined, undefined, direction)
        end = time.thread_time_ns()
        print(end - start, nodes[0].get_layout_height(), flush=True)


main()
