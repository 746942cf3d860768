import { findNearest, findNext, type Point } from "./chart-dots";
import { opensElsewhere } from "./on-click";

/** In pixels: where dots don’t touch, each can be hit within a circle 44 wide. */
const REACH = 22;

/** Shows the figures of the dot under the pointer or the focus; arrow keys walk from dot to dot. */
export function enhanceCharts(): void {
  for (const chart of document.querySelectorAll<HTMLElement>("[data-chart]")) {
    const dots = Array.from(chart.querySelectorAll<SVGAElement>("[data-dot]"));
    const tip = chart.querySelector<HTMLElement>("[data-chart-tip]");
    if (tip && dots.length > 0) enhanceChart(chart, dots, tip);
  }
}

function enhanceChart(chart: HTMLElement, dots: readonly SVGAElement[], tip: HTMLElement): void {
  let shown: SVGAElement | undefined;
  let isTouch = false;
  let isFirstTap = false;
  const texts = new Map(dots.map((dot) => [dot, takeTitle(dot)]));

  const show = (dot: SVGAElement | undefined) => {
    if (dot === shown) return;
    shown = dot;
    chart.toggleAttribute("data-shown", dot !== undefined);
    tip.replaceChildren(...(dot ? createTip(texts.get(dot) ?? [], dot, chart) : []));
    if (dot) placeTip(chart, tip, dot);
  };
  const findDot = ({ clientX, clientY }: MouseEvent) =>
    dots[findNearest(dots.map(getCenter), { x: clientX, y: clientY }, REACH)];
  const getFocused = () => dots.find((dot) => dot.matches(":focus-visible"));

  // One stop for the Tab key: arrow keys lead to the others.
  const setTabStop = (stop: SVGAElement | undefined) => {
    for (const dot of dots) dot.setAttribute("tabindex", dot === stop ? "0" : "-1");
  };
  setTabStop(chart.dataset.chart === "line" ? dots.at(-1) : dots[0]);

  chart.addEventListener("focusin", ({ target }) => {
    const dot = dots.find((each) => each === target);
    if (!dot) return;
    setTabStop(dot);
    show(dot);
  });
  chart.addEventListener("focusout", () => {
    if (!isTouch) show(undefined);
  });
  chart.addEventListener("pointermove", (event) => {
    if (event.pointerType !== "touch") show(findDot(event) ?? getFocused());
  });
  chart.addEventListener("pointerleave", ({ pointerType }) => {
    if (pointerType !== "touch") show(getFocused());
  });
  chart.addEventListener(
    "pointerdown",
    (event) => {
      isTouch = event.pointerType === "touch";
      isFirstTap = isTouch && findDot(event) !== shown;
    },
    { capture: true },
  );
  chart.addEventListener("click", (event) => {
    const dot = findDot(event);
    // A key has no place.
    if (!dot || event.detail === 0 || opensElsewhere(event)) return;
    if (isFirstTap) {
      event.preventDefault();
      show(dot);
    } else if (event.target instanceof Node && !dot.contains(event.target)) {
      // The nearest dot counts, also where another one covers it.
      event.preventDefault();
      location.assign(dot.href.baseVal);
    }
  });
  chart.addEventListener("keydown", (event) => {
    const index = dots.findIndex((dot) => dot === event.target);
    const next = findNext(dots.map(getCenter), index, event.key, chart.dataset.chart);
    if (next < 0) return;
    event.preventDefault();
    dots[next]?.focus();
  });
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") show(undefined);
  });
}

/** The lines of the title, which becomes the name: otherwise the browser shows it over the figures. */
function takeTitle(dot: SVGAElement): string[] {
  const title = dot.querySelector("title");
  const text = title?.textContent ?? "";
  dot.setAttribute("aria-label", text.replace("\n", " "));
  title?.remove();
  return text.split(":\n");
}

function createTip([name = "", figures = ""]: string[], dot: SVGAElement, chart: HTMLElement) {
  const title = document.createElement("b");
  title.textContent = name;
  const values = document.createElement("span");
  values.textContent = figures;
  const link = document.createElement("a");
  link.href = dot.href.baseVal;
  link.tabIndex = -1;
  link.textContent = chart.dataset.verb ?? "";
  return [title, values, link];
}

function placeTip(chart: HTMLElement, tip: HTMLElement, dot: SVGAElement): void {
  const { left, top, width } = chart.getBoundingClientRect();
  const { x, y } = getCenter(dot);
  tip.style.setProperty("--tip-x", `${x - left}px`);
  tip.style.setProperty("--tip-y", `${y - top}px`);
  tip.dataset.side = x - left > width / 2 ? "left" : "right";
  const circle = dot.querySelector("circle");
  const [across, down] = [circle?.getAttribute("cx") ?? "0", circle?.getAttribute("cy") ?? "0"];
  const ring = chart.querySelector("[data-chart-ring]");
  ring?.setAttribute("cx", across);
  ring?.setAttribute("cy", down);
  for (const end of ["x1", "x2"])
    chart.querySelector("[data-chart-rule]")?.setAttribute(end, across);
}

function getCenter(dot: SVGAElement): Point {
  const { left, top, width, height } = (dot.querySelector("circle") ?? dot).getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
