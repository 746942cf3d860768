const DOT_GAP = 10;
const BOX_GAP = 8;
/** Where threads leave their line, before the column of points. */
const COLUMN_GAP = 90;

type Place = readonly [x: number, y: number];

/** Draws a line between each sentence and the point it makes; the numbers say the same. */
export function drawThreads(): void {
  const svg = document.querySelector<SVGSVGElement>("[data-threads]");
  if (!svg || getComputedStyle(svg).display === "none") return;
  const drawn = Array.from(document.querySelectorAll<HTMLElement>("[data-thread-to]"), (point) =>
    drawThread(svg, point),
  );
  svg.replaceChildren(...drawn.flat());
}

function drawThread(svg: SVGSVGElement, point: HTMLElement): Element[] {
  const { threadTo = "", state = "" } = point.dataset;
  const sentence = document.querySelector(`[data-thread-from="${threadTo}"]`);
  const line = Array.from(sentence?.getClientRects() ?? []).at(-1);
  const box = findBox(point);
  const number = findBox(sentence?.closest("[data-sentence]"));
  if (!line || !box || !number) return [];
  const { left, top } = svg.getBoundingClientRect();
  const toPlace = (x: number, y: DOMRect): Place => [x - left, y.top + y.height / 2 - top];
  // Of two tellings, the second stands behind the points.
  if (number.left > box.left) {
    const start = toPlace(box.right + BOX_GAP, box);
    return [
      drawPath(svg, state, { start, bend: start[0], end: toPlace(number.left - BOX_GAP, number) }),
    ];
  }
  const start = toPlace(line.right + DOT_GAP, line);
  const end = toPlace(box.left - BOX_GAP, box);
  const bend = Math.max(start[0] + 20, end[0] - COLUMN_GAP);
  return [drawPath(svg, state, { start, bend, end }), drawDot(svg, start)];
}

function findBox(element: Element | null | undefined): DOMRect | undefined {
  return element?.querySelector("[data-state]")?.getBoundingClientRect();
}

/** Straight as far as the bend, then curved. */
function drawPath(
  svg: SVGSVGElement,
  state: string,
  { start: [startX, startY], bend, end: [endX, endY] }: { start: Place; bend: number; end: Place },
): Element {
  const pull = (endX - bend) * 0.55;
  const path = document.createElementNS(svg.namespaceURI, "path");
  path.setAttribute("data-state", state);
  path.setAttribute(
    "d",
    `M${startX} ${startY}H${bend}C${bend + pull} ${startY} ${endX - pull} ${endY} ${endX} ${endY}`,
  );
  return path;
}

function drawDot(svg: SVGSVGElement, [x, y]: Place): Element {
  const dot = document.createElementNS(svg.namespaceURI, "circle");
  dot.setAttribute("cx", String(x));
  dot.setAttribute("cy", String(y));
  dot.setAttribute("r", "2.5");
  return dot;
}

export function enhanceThreads(): void {
  drawThreads();
  addEventListener("resize", drawThreads);
  // Opened details and fonts that come late move the lines.
  document.addEventListener("toggle", drawThreads, true);
  void document.fonts.ready.then(drawThreads);
}
