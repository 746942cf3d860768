// What large letters and narrow screens spoil. These functions run in the browser, where they are sent as their source,
// so they use nothing but each other.

interface Line {
  text: Text;
  words: string;
  box: DOMRect;
}

/** Words for people who see: not those for screen readers alone, which are in boxes of a pixel, nor those of pictures. */
function getTexts(root: Element): Text[] {
  const found: Text[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (
      text instanceof Text &&
      text.data.trim() &&
      parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !parent.closest("svg, option") &&
      !isForScreenReaders(parent)
    )
      found.push(text);
  }
  return found;
}

function isForScreenReaders(element: Element | null): boolean {
  for (let box = element; box; box = box.parentElement)
    if (getComputedStyle(box).position === "absolute" && box.clientWidth === 1) return true;
  return false;
}

function getLines(text: Text): Line[] {
  const range = document.createRange();
  range.selectNodeContents(text);
  const words = text.data.trim().slice(0, 40);
  return [...range.getClientRects()]
    .filter(({ width }) => width > 1)
    .map((box) => ({ text, words, box }));
}

/** What is shortened on purpose, or can be scrolled to, is not cut off. */
function isShortened(element: Element | null, box: Element): boolean {
  if (!element) return false;
  const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(element);
  if (textOverflow === "ellipsis" || webkitLineClamp !== "none") return true;
  if (element === box) return false;
  return overflowX === "auto" || isShortened(element.parentElement, box);
}

/** Words that reach beyond a box that clips them. */
function findClippedText(): string[] {
  return [...document.querySelectorAll("body *")].flatMap((box) => {
    const isClipped = ["hidden", "clip"].includes(getComputedStyle(box).overflowX);
    const isOverflowing =
      box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight + 1;
    if (!isClipped || !isOverflowing || box.clientWidth <= 1) return [];
    const edges = box.getBoundingClientRect();
    return getTexts(box)
      .filter((text) => !isShortened(text.parentElement, box))
      .filter((text) => getLines(text).some((line) => isBeyond(line.box, edges)))
      .map(({ data }) => data.trim());
  });
}

function isBeyond(inner: DOMRect, outer: DOMRect): boolean {
  // The box of a line is higher than its letters.
  const spare = inner.height / 4;
  return (
    inner.left < outer.left - 1 ||
    inner.right > outer.right + 1 ||
    inner.top < outer.top - spare ||
    inner.bottom > outer.bottom + spare
  );
}

function getName(element: Element): string {
  return (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40);
}

/** What lies over the page and moves on its own. */
function getLayer(element: Element | null): Element | null {
  if (!element || ["fixed", "sticky"].includes(getComputedStyle(element).position)) return element;
  return getLayer(element.parentElement);
}

function getControls(): Element[] {
  return [
    ...document.querySelectorAll(
      ".btn, button, summary, select, textarea, input:not([type=hidden], [type=radio], [type=checkbox])",
    ),
  ].filter(
    (element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !isForScreenReaders(element) &&
      element.getBoundingClientRect().width > 1,
  );
}

/** Controls that reach beyond the screen, whose words reach beyond them, or that lie on another. */
function findCutControls(): string[] {
  const found: string[] = [];
  const boxes = getControls().map((element) => {
    const box = element.getBoundingClientRect();
    const { paddingRight } = getComputedStyle(element);
    // A button in a field lies in its padding.
    return {
      element,
      box,
      right: element.matches("input") ? box.right - Number.parseFloat(paddingRight) : box.right,
      layer: getLayer(element),
    };
  });
  for (const [index, { element, box, right, layer }] of boxes.entries()) {
    const isScrolled = isShortened(element.parentElement, document.body);
    if (!isScrolled && (box.left < -1 || box.right > innerWidth + 1))
      found.push(`${getName(element)}: beyond the screen`);
    const lines = getTexts(element)
      .filter((text) => !isShortened(text.parentElement, element))
      .flatMap(getLines);
    if (lines.some((line) => isBeyond(line.box, box)))
      found.push(`${getName(element)}: larger than its box`);
    for (const other of boxes.slice(index + 1)) {
      if (layer !== other.layer || element.contains(other.element)) continue;
      const width = Math.min(right, other.right) - Math.max(box.left, other.box.left);
      const height = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      if (width > 1 && height > 1) found.push(`${getName(element)} on ${getName(other.element)}`);
    }
  }
  return found;
}

/** Words of titles and controls that are broken, though not by a hyphen because a line is too short for them. */
function findBrokenWords(): string[] {
  const titles = "h1, h2, h3, h4, legend, dt, th, summary, .logo, .session-title, .btn";
  return [...document.querySelectorAll(titles)].flatMap((title) =>
    getTexts(title).flatMap((text) =>
      [...text.data.matchAll(/[\p{L}\p{N}’']+/gu)]
        .filter(({ 0: word, index }) => isBroken(text, index, word.length))
        .filter(({ 0: word, index }) => !isTooLong(title, text, index, word.length))
        .map(([word]) => `${word} in ${getName(title)}`),
    ),
  );
}

function getParts(text: Text, start: number, length: number): DOMRect[] {
  const range = document.createRange();
  range.setStart(text, start);
  range.setEnd(text, start + length);
  return [...range.getClientRects()].filter(({ width }) => width > 1);
}

function isBroken(text: Text, start: number, length: number): boolean {
  return new Set(getParts(text, start, length).map(({ top }) => Math.round(top))).size > 1;
}

/** For a line that has at least half of the window. */
function isTooLong(title: Element, text: Text, start: number, length: number): boolean {
  const width = getParts(text, start, length).reduce((sum, part) => sum + part.width, 0);
  return (
    getComputedStyle(title).hyphens === "auto" &&
    title.clientWidth > innerWidth / 2 &&
    width > title.clientWidth
  );
}

/** Texts of three lines and more whose lines hold a few letters each. */
function findNarrowText(): string[] {
  return getTexts(document.body).flatMap((text) => {
    const words = text.data.trim();
    const lines = new Set(getLines(text).map(({ box }) => Math.round(box.top)));
    return lines.size >= 3 && words.length / lines.size < 4 ? [words] : [];
  });
}

/** Lines of text that lie on others. */
function findTextOnText(): string[] {
  const found: string[] = [];
  const lines = getTexts(document.body)
    .filter((text) => !isShortened(text.parentElement, document.body))
    .flatMap((text) =>
      getLines(text).map((line) => ({ ...line, layer: getLayer(text.parentElement) })),
    )
    .toSorted((one, other) => one.box.top - other.box.top);
  for (const [index, { text, words, box, layer }] of lines.entries())
    for (const other of lines.slice(index + 1)) {
      if (other.box.top > box.bottom) break;
      if (text === other.text || layer !== other.layer) continue;
      const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const height = Math.min(box.bottom, other.box.bottom) - other.box.top;
      if (width > 2 && height > Math.min(box.height, other.box.height) / 2)
        found.push(`${words} on ${other.words}`);
    }
  return found;
}

const FINDERS = [findClippedText, findCutControls, findBrokenWords, findNarrowText, findTextOnText];
const PARTS = [
  getName,
  getTexts,
  isForScreenReaders,
  getLines,
  isShortened,
  isBeyond,
  getLayer,
  getControls,
  getParts,
  isBroken,
  isTooLong,
];

/** An expression for the browser: how wide the open page is, and what these find on it. */
const toExpression = (finders: (() => string[])[]) => `(() => {
  ${[...PARTS, ...finders].map(String).join("\n")}
  return {
    width: document.documentElement.scrollWidth,
    ${finders.map(({ name }) => `${name}: ${name}(),`).join("\n")}
  };
})()`;

export const MEASURE_CLIPPED = toExpression([findClippedText]);
export const MEASURE = toExpression(FINDERS);
/** Of a page on which nothing is spoiled, apart from its width. */
export const NOTHING_SPOILED = Object.fromEntries(FINDERS.map(({ name }) => [name, []]));
