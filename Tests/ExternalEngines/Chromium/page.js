// Lays masonry cases out as CSS `display: grid-lanes` and measures the boxes.
//
// A case comes here only when CSS can express it: sizes fixed or stretched, every length a
// multiple of 1/64 of a pixel, the unit in which the browser keeps lengths.

document.documentElement.style.cssText = "margin:0;padding:0;overflow:hidden";
document.body.style.cssText = "margin:0;padding:0";

function box(problem) {
  const isVertical = problem.axis === "vertical";
  const insets = problem.insets || { top: 0, leading: 0, bottom: 0, trailing: 0 };
  const [main, cross] = isVertical ? ["height", "width"] : ["width", "height"];
  const [lanes, lane] = isVertical ? ["columns", "column"] : ["rows", "row"];
  const taken = isVertical ? insets.leading + insets.trailing : insets.top + insets.bottom;
  const length = problem.container[cross] ?? 10;
  const style = [
    "position:absolute;left:0;top:0;box-sizing:content-box;display:grid-lanes",
    `grid-lanes-direction:${isVertical ? "column" : "row"}`,
    `direction:${problem.direction === "rightToLeft" ? "rtl" : "ltr"}`,
    `padding-block:${insets.top}px ${insets.bottom}px`,
    `padding-inline:${insets.leading}px ${insets.trailing}px`,
    `${cross}:${Math.max(0, length - taken)}px`,
    `${main}:max-content`,
    `grid-template-${lanes}:repeat(${problem.lanes},minmax(0,1fr))`,
    `${lane}-gap:${problem.laneSpacing}px`,
    `${isVertical ? "row" : "column"}-gap:${problem.itemSpacing}px`,
    `flow-tolerance:${problem.tolerance === "inf" ? "infinite" : `${problem.tolerance || 0}px`}`,
    "justify-items:start;align-items:start;justify-content:start;align-content:start",
  ];
  const element = document.createElement("div");
  element.style.cssText = style.join(";");
  element.innerHTML = problem.items.map((item) => {
    const parts = [`${main}:${item[main]}px`];
    // Not 100%, which is worked out in single precision and can come out 1/64 short.
    if (item.sizing === "fixed") parts.push(`${cross}:${item[cross]}px;max-${cross}:stretch`);
    else parts.push(`${cross}:stretch`);
    if (item.minimum !== undefined) parts.push(`min-${main}:${item.minimum}px`);
    if (item.maximum !== undefined) parts.push(`max-${main}:${item.maximum}px`);
    // A span over more lanes than there are would add lanes.
    const span = Math.min(item.span || 1, problem.lanes);
    if (span > 1) parts.push(`grid-${lane}:span ${span}`);
    return `<div style="${parts.join(";")}"></div>`;
  }).join("");
  return { element, isVertical, length };
}

function answer(problem, { element, isVertical, length }) {
  const outer = element.getBoundingClientRect();
  const width = isVertical ? length : outer.width;
  // Mirrored columns count from the right edge, wherever a box too narrow for its padding begins.
  const isMirrored = problem.direction === "rightToLeft";
  const left = isMirrored ? outer.right - width : outer.left;
  const frames = Array.from(element.children, (child) => {
    const frame = child.getBoundingClientRect();
    return [frame.left - left, frame.top - outer.top, frame.width, frame.height];
  });
  return { frames, size: [width, isVertical ? outer.height : length] };
}

// Builds all boxes before the first is measured, so that the browser lays out once.
function layOut(problems) {
  const boxes = problems.map(box);
  document.body.replaceChildren(...boxes.map((box) => box.element));
  const answers = problems.map((problem, index) => answer(problem, boxes[index]));
  document.body.replaceChildren();
  return JSON.stringify(answers);
}
