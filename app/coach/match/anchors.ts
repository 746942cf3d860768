import type { Sentence } from "~/coach/text/document";
import { getNumberValue } from "~/coach/text/numbers";
import type { Anchor, KeyPoint } from "~/data/questions/types";
import { isReported } from "./qualified-claims";
import { SCALES, type WrongSum } from "./sums";

/** A figure that an answer gives for an anchor of a point. */
export interface SaidAnchor {
  pointId: string;
  /** Index of the sentence. */
  sentence: number;
  isInRange: boolean;
  /** “You put the population of Germany at 8 million; it is about 84 million.” */
  text: string;
}

const FIGURE = String.raw`(?<![\p{L}\d.,–-])(?<figure>[$€£]?(?:\d+(?:,\d{3})*(?:\.\d+)?|\p{L}+(?=\s(?:thousand|million|billion)))(?:\s?(?:k|m|mn|bn|thousand|million|billion)\b)?)(?!\d|\s?[–-]\s?\d)`;
/** They may stand between the words of a phrase. */
const FILLER = String.raw`(?:(?:about|around|roughly|approximately|some|nearly|almost|only|just|maybe|perhaps|probably|at|say)\s+)*`;
/** “eighty | three million”, “10 to | 20 million”, “inner | London”: the phrase is not the whole. */
const LIMITING_WORDS = new Set(
  "and to or than not half inner outer central metropolitan like if".split(" "),
);
/** “… people who”: only some of them. */
const LIMITED_PATTERN = /^[\s,]+(?:who|that|which|with|without|under|over|aged|of|using|per)\b/iu;
/** What would be, what changes, and what a result is compared with. */
const SUPPOSED_PATTERN =
  /\b(?:if|suppose|unless|instead|not|would|worst|best|even|checks?|compared?)\b|n[’']t\b/iu;
const MIN_FIGURES = 3;

/** “# people live in London/England” as a pattern. */
function toPattern(phrase: string): RegExp {
  const words = phrase
    .split(" ")
    .map((word) =>
      word.startsWith("#")
        ? FIGURE + (word === "#%" ? String.raw`\s?(?:%|percent\b)` : "")
        : String.raw`(?:${word.replaceAll("/", "|")})(?![\p{L}\d])`,
    );
  return new RegExp(`(?<![\\p{L}\\d])${words.join(`\\s+${FILLER}`)}`, "giu");
}

const patterns = new Map<string, RegExp>();

function getPattern(phrase: string): RegExp {
  const known = patterns.get(phrase) ?? toPattern(phrase);
  patterns.set(phrase, known);
  return known;
}

/** The value of “$3.5 million”, “9m” or “nine million”. */
function readFigure(figure: string): number | undefined {
  const [, number = "", scale = ""] =
    /^[$€£]?([\d,.]+|\p{L}+)\s?(\p{L}*)$/u.exec(figure.toLowerCase()) ?? [];
  const value = number === "a" || number === "one" ? 1 : Number(getNumberValue(number));
  return Number.isFinite(value) ? value * (SCALES[scale] ?? 1) : undefined;
}

function readAnchor(
  { what, phrases, range: [low, high], right }: Anchor,
  { text }: Sentence,
): Pick<SaidAnchor, "isInRange" | "text"> | undefined {
  for (const match of phrases.flatMap((phrase) => [...text.matchAll(getPattern(phrase))])) {
    const said = match.groups?.["figure"] ?? "";
    const before = /(\p{L}+)[\s-]+$/u.exec(text.slice(0, match.index))?.[1]?.toLowerCase() ?? "";
    if (LIMITING_WORDS.has(before)) continue;
    if (getNumberValue(before) !== undefined && match[0].startsWith(said)) continue;
    if (LIMITED_PATTERN.test(text.slice(match.index + match[0].length))) continue;
    const value = readFigure(said);
    if (value !== undefined)
      return {
        isInRange: value >= low && value <= high,
        text: `You put ${what} at ${said}${match[0].includes("%") ? "%" : ""}; ${right}.`,
      };
  }
  return undefined;
}

/** What an answer says of one anchor: what is in its range stands before what isn’t. */
function findAnchor(
  pointId: string,
  anchor: Anchor,
  sentences: readonly Sentence[],
): SaidAnchor | undefined {
  const said = sentences.flatMap((sentence, index) => {
    const read = SUPPOSED_PATTERN.test(sentence.text) ? undefined : readAnchor(anchor, sentence);
    return read && !isReported(sentence) ? [{ pointId, sentence: index, ...read }] : [];
  });
  return said.find(({ isInRange }) => isInRange) ?? said[0];
}

/**
 * The figures that an answer gives for the anchors of its question. Whichever way the result was
 * reached, it counts where the figures behind it are said and the sums add up.
 */
export function findAnchors(
  keyPoints: readonly KeyPoint[],
  sentences: readonly Sentence[],
  wrongSums: readonly WrongSum[],
): SaidAnchor[] {
  const figures = sentences.reduce(
    (sum, { text }) => sum + (text.match(/\d[\d.,]*/g) ?? []).length,
    0,
  );
  const isCalculated = wrongSums.length === 0 && figures >= MIN_FIGURES;
  return keyPoints.flatMap(({ id, anchors = [] }) =>
    anchors.flatMap((anchor) => {
      const said = findAnchor(id, anchor, sentences);
      const counts = anchor.role !== "part" && (anchor.role !== "result" || isCalculated);
      return said && (counts || !said.isInRange) ? [said] : [];
    }),
  );
}
