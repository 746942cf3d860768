const DOT_GAP = 10;
const BOX_GAP = 8;
/** Where threads leave their line, before the column of points. */
const COLUMN_GAP = 90;

/** Draws a line from each sentence to the point it makes; the numbers say the same. */
export function drawThreads(): void {
  const svg = document.querySelector<SVGSVGElement>("[data-threads]");
  if (!svg || getComputedStyle(svg).display === "none") return;
  const area = svg.getBoundingClientRect();
  const drawn = Array.from(document.querySelectorAll<HTMLElement>("[data-thread-to]"), (row) =>
    drawThread(svg, row, area),
  );
  svg.replaceChildren(...drawn.flat());
}

function drawThread(svg: SVGSVGElement, row: HTMLElement, area: DOMRect): Element[] {
  const number = row.dataset.threadTo ?? "";
  const sentence = document.querySelector(`[data-thread-from="${number}"]`);
  const line = Array.from(sentence?.getClientRects() ?? []).at(-1);
  const box = row.querySelector("[data-state]")?.getBoundingClientRect();
  if (!line || !box) return [];
  const [startX, startY] = [line.right - area.left + DOT_GAP, middle(line) - area.top];
  const [endX, endY] = [box.left - area.left - BOX_GAP, middle(box) - area.top];
  const bend = Math.max(startX + 20, endX - COLUMN_GAP);
  const pull = (endX - bend) * 0.55;
  const path = document.createElementNS(svg.namespaceURI, "path");
  path.setAttribute("data-state", row.dataset.state ?? "");
  path.setAttribute(
    "d",
    `M${startX} ${startY}H${bend}C${bend + pull} ${startY} ${endX - pull} ${endY} ${endX} ${endY}`,
  );
  const dot = document.createElementNS(svg.namespaceURI, "circle");
  dot.setAttribute("cx", String(startX));
  dot.setAttribute("cy", String(startY));
  dot.setAttribute("r", "2.5");
  return [path, dot];
}

function middle({ top, height }: DOMRect): number {
  return top + height / 2;
}

export function enhanceThreads(): void {
  drawThreads();
  addEventListener("resize", drawThreads);
  // Opened details and fonts that come late move the lines.
  document.addEventListener("toggle", drawThreads, true);
  void document.fonts.ready.then(drawThreads);
}
