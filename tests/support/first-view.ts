import type { HtmlElement } from "./html";

export const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;

/** Two lines on a phone; beside the answer one line has nine. */
const PREVIEW_WORDS = 10;

/** The words that are seen before anything is opened. */
export function readFirstView(element: HtmlElement): string {
  const isUnseen =
    element.has("hidden") ||
    element.attribute("class")?.split(" ").includes("sr-only") ||
    element.tag === "script" ||
    // Shown once a sentence is chosen.
    element.attribute("class") === "half-choice" ||
    element.tag === "nav";
  if (isUnseen) return "";
  // It ends where its lines end.
  if (element.attribute("class") === "sentence-preview")
    return element.text.split(/\s+/).slice(0, PREVIEW_WORDS).join(" ");
  if (element.tag === "details" && !element.has("open"))
    return element.children
      .filter(({ tag }) => tag === "summary")
      .map(readFirstView)
      .join(" ");
  const { children } = element;
  return children.length === 0 ? element.text : joinTexts(element, children);
}

function joinTexts(element: HtmlElement, children: readonly HtmlElement[]): string {
  let rest = element.text;
  const parts: string[] = [];
  for (const child of children) {
    const { text } = child;
    const at = text === "" ? 0 : rest.indexOf(text);
    if (at < 0) continue;
    parts.push(rest.slice(0, at), readFirstView(child));
    rest = rest.slice(at + text.length);
  }
  return [...parts, rest].join(" ");
}
