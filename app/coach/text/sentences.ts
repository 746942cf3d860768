import type { Span } from "~/coach/types";

/** Abbreviations whose period doesn't end a sentence. */
const ABBREVIATIONS = new Set([
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
/** A sentence without punctuation is split after this many words, so evidence stays readable. */
const MAX_SENTENCE_WORDS = 60;
/** After as many words it is split where a clause seems to begin, later also where one may begin. */
const SPLIT_AT_CLAUSE = 12;
const SPLIT_AT_PRONOUN = 30;
/** A clause with a subject of its own: “and I told her”, not “bread and milk”. */
const CLAUSE_START =
  /^(?:and|but|so|then|because|or|and then|so then|but then) (?:i|we|he|she|they|it|you|the|my|our|this|that|there)\b/i;
const PRONOUN = /^(?:i|we|he|she|they|it|you|this|but|so|then|because)\b/i;
const WHITESPACE = /\s/;
/** May follow the period and still belong to the sentence. */
const CLOSING_MARKS = `"')”’]`;
const LETTER_OR_NUMBER = /[\p{L}\p{N}]/u;

const isDot = (character: string | undefined) => character === "." || character === "…";

/** The end of the dots that start at `start`. */
function findDotsEnd(text: string, start: number): number {
  let end = start + 1;
  while (isDot(text[end])) end++;
  return end;
}

/**
 * "SELECT ... FOR UPDATE", "SELECT … FOR UPDATE": dots between spaces are an omission and don't end
 * a sentence.
 */
function isEllipsisInSentence(text: string, { start, end }: Span): boolean {
  return (end - start > 1 || text[start] === "…") && text[start - 1] === " " && text[end] === " ";
}

function isSentenceEnd(text: string, index: number): boolean {
  const mark = text[index];
  if (mark === "\n")
    return (
      text[index + 1] === "\n" ||
      /^\n\s*(?:[-*•–]|\d+[.)])\s/.test(text.slice(index, index + 12)) ||
      /[.!?:;]\s*$/.test(text.slice(Math.max(0, index - 3), index))
    );
  if (mark === "!" || mark === "?" || mark === "…") return true;
  if (mark !== ".") return false;
  const next = text[index + 1];
  if (next !== undefined && !WHITESPACE.test(next) && !CLOSING_MARKS.includes(next)) return false;
  const before =
    /[\p{L}.]{1,8}$/u.exec(text.slice(Math.max(0, index - 8), index))?.[0].toLowerCase() ?? "";
  return !ABBREVIATIONS.has(before);
}

function trimSpan(text: string, from: number, to: number): Span | null {
  let start = from;
  let end = to;
  while (start < end && WHITESPACE.test(text[start] ?? "")) start++;
  while (end > start && WHITESPACE.test(text[end - 1] ?? "")) end--;
  return start < end && LETTER_OR_NUMBER.test(text.slice(start, end)) ? { start, end } : null;
}

function fitsOneSentence(text: string, { start, end }: Span): boolean {
  let wordCount = 1;
  for (let index = start; index < end && wordCount <= MAX_SENTENCE_WORDS; index++)
    if (WHITESPACE.test(text[index] ?? "")) wordCount++;
  return wordCount <= MAX_SENTENCE_WORDS;
}

/** Whether a run without punctuation is split before its word at `index`, the part being `wordCount` long. */
function isSplitPoint(text: string, index: number, wordCount: number): boolean {
  const next = text.slice(index, index + 16);
  return (
    wordCount >= MAX_SENTENCE_WORDS ||
    (wordCount >= SPLIT_AT_PRONOUN && (PRONOUN.test(next) || /[,;]/.test(text[index - 2] ?? ""))) ||
    (wordCount >= SPLIT_AT_CLAUSE && CLAUSE_START.test(next))
  );
}

/** Splits text without punctuation, such as a transcript, into readable lengths. */
function breakLongSpan(text: string, span: Span): Span[] {
  if (fitsOneSentence(text, span)) return [span];
  const spans: Span[] = [];
  let start = span.start;
  let wordCount = 0;
  for (let index = span.start; index < span.end; index++) {
    if (!WHITESPACE.test(text[index] ?? "") || WHITESPACE.test(text[index - 1] ?? "")) continue;
    wordCount++;
    if (!isSplitPoint(text, index + 1, wordCount)) continue;
    spans.push({ start, end: index });
    start = index + 1;
    wordCount = 0;
  }
  if (start < span.end) spans.push({ start, end: span.end });
  return spans.flatMap((part) => trimSpan(text, part.start, part.end) ?? []);
}

/** A row of a table has cells between "|" or tabs. */
const CELL_END = /\t|(?<!\|)\|(?!\|)/;
const LINE_START = /^["“'‘([|]*(?:[\p{Lu}\p{N}]|[-*•–]\s)/u;
const MIN_ROWS = 2;
const MIN_LINES = 3;

interface Line extends Span {
  isRow: boolean;
}

/** The lines of a text that is written in lines, as a table or a letter is. Prose is one line, however it is wrapped. */
function listLines(text: string): Line[] {
  let start = 0;
  const lines = text.split("\n").flatMap((line): (Line & { isSeparate: boolean })[] => {
    const span = { start, end: start + line.length };
    start = span.end + 1;
    const content = line.trim();
    if (content === "") return [];
    return [{ ...span, isRow: CELL_END.test(content), isSeparate: LINE_START.test(content) }];
  });
  const isTable = lines.filter(({ isRow }) => isRow).length >= MIN_ROWS;
  const isInLines = lines.length >= MIN_LINES && lines.every(({ isSeparate }) => isSeparate);
  if (!isTable && !isInLines) return [{ start: 0, end: text.length, isRow: false }];
  return lines.map((line) => ({ ...line, isRow: isTable && line.isRow }));
}

/**
 * The sentences of a text as spans without surrounding space. Ends at . ! ? … and at list items and
 * empty lines; never inside "3.5" or "e.g."; a run of more than 60 words is split.
 */
export function splitSentences(text: string): Span[] {
  return splitPart(text, { start: 0, end: text.length });
}

/** The same, but in a text that is written in lines a sentence ends with its line, and a row of a table is one. */
export function splitLines(text: string): Span[] {
  return listLines(text).flatMap((line) =>
    line.isRow ? (trimSpan(text, line.start, line.end) ?? []) : splitPart(text, line),
  );
}

function splitPart(text: string, { start, end: partEnd }: Span): Span[] {
  const spans: Span[] = [];
  let from = start;
  for (let index = start; index < partEnd; index++) {
    if (isDot(text[index]) && !isDot(text[index - 1])) {
      const dots = { start: index, end: findDotsEnd(text, index) };
      if (isEllipsisInSentence(text, dots)) {
        index = dots.end;
        continue;
      }
    }
    if (!isSentenceEnd(text, index)) continue;
    let end = index + 1;
    while (end < partEnd && CLOSING_MARKS.includes(text[end] ?? " ")) end++;
    const span = trimSpan(text, from, end);
    if (span) spans.push(...breakLongSpan(text, span));
    from = end;
    index = end - 1;
  }
  const rest = trimSpan(text, from, partEnd);
  if (rest) spans.push(...breakLongSpan(text, rest));
  return spans;
}
