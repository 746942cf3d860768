import type { Span } from "~/coach/types";

/** Short forms after which a full stop ends no sentence. */
const SHORT_FORMS = new Set([
  "e.g",
  "i.e",
  "etc",
  "vs",
  "mr",
  "mrs",
  "ms",
  "dr",
  "prof",
  "approx",
  "fig",
  "no",
  "st",
  "inc",
  "ltd",
  "cf",
]);
/** A sentence without punctuation is broken after this many words, so that evidence stays readable. */
const LONGEST_SENTENCE = 60;
const SPACE = /\s/;
/** May follow the full stop and still belong to the sentence. */
const CLOSING = `"')”’]`;
const LETTER_OR_NUMBER = /[\p{L}\p{N}]/u;

/** "SELECT ... FOR UPDATE", "SELECT … FOR UPDATE": dots that stand alone leave something out and end nothing. */
function isOmission(text: string, at: number): boolean {
  let first = at;
  let last = at;
  while (/[.…]/.test(text[first - 1] ?? "")) first--;
  while (/[.…]/.test(text[last + 1] ?? "")) last++;
  return (last > first || text[at] === "…") && text[first - 1] === " " && text[last + 1] === " ";
}

function endsSentence(text: string, at: number): boolean {
  const mark = text[at];
  if (mark === "\n")
    return (
      text[at + 1] === "\n" ||
      /^\n\s*(?:[-*•–]|\d+[.)])\s/.test(text.slice(at, at + 12)) ||
      /[.!?:;]\s*$/.test(text.slice(Math.max(0, at - 3), at))
    );
  if (isOmission(text, at)) return false;
  if (mark === "!" || mark === "?" || mark === "…") return true;
  if (mark !== ".") return false;
  const next = text[at + 1];
  if (next !== undefined && !SPACE.test(next) && !CLOSING.includes(next)) return false;
  const before =
    /[\p{L}.]{1,8}$/u.exec(text.slice(Math.max(0, at - 8), at))?.[0].toLowerCase() ?? "";
  return !SHORT_FORMS.has(before);
}

function trimmed(text: string, from: number, to: number): Span | null {
  let start = from;
  let end = to;
  while (start < end && SPACE.test(text[start] ?? "")) start++;
  while (end > start && SPACE.test(text[end - 1] ?? "")) end--;
  return start < end && LETTER_OR_NUMBER.test(text.slice(start, end)) ? { start, end } : null;
}

function isShort(text: string, { start, end }: Span): boolean {
  let words = 1;
  for (let at = start; at < end && words <= LONGEST_SENTENCE; at++)
    if (SPACE.test(text[at] ?? "")) words++;
  return words <= LONGEST_SENTENCE;
}

/** Breaks a stretch without punctuation, a transcript perhaps, into readable lengths. */
function broken(text: string, span: Span): Span[] {
  if (isShort(text, span)) return [span];
  const spans: Span[] = [];
  let start = span.start;
  let words = 0;
  for (let at = span.start; at < span.end; at++) {
    if (!SPACE.test(text[at] ?? "") || SPACE.test(text[at - 1] ?? "")) continue;
    words++;
    const comma = words >= LONGEST_SENTENCE / 2 && /[,;]/.test(text[at - 1] ?? "");
    if (words < LONGEST_SENTENCE && !comma) continue;
    spans.push({ start, end: at });
    start = at + 1;
    words = 0;
  }
  if (words > 0 || spans.length === 0) spans.push({ start, end: span.end });
  else if (start < span.end) spans.push({ start, end: span.end });
  return spans.flatMap((part) => trimmed(text, part.start, part.end) ?? []);
}

/**
 * The sentences of a text as spans without surrounding space. Ends at . ! ? … and at list items and
 * empty lines; never inside "3.5" or "e.g."; a stretch longer than 60 words is broken.
 */
export function splitSentences(text: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    if (!endsSentence(text, at)) continue;
    let end = at + 1;
    while (end < text.length && CLOSING.includes(text[end] ?? " ")) end++;
    const span = trimmed(text, from, end);
    if (span) spans.push(...broken(text, span));
    from = end;
    at = end - 1;
  }
  const rest = trimmed(text, from, text.length);
  if (rest) spans.push(...broken(text, rest));
  return spans;
}
