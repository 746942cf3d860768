import type { Sentence } from "~/coach/text/document";
import { getNumberValue } from "~/coach/text/numbers";
import { isReported } from "./qualified-claims";

/** A sum whose result is off. */
export interface WrongSum {
  /** Index of the sentence. */
  sentence: number;
  /** “You say 60 × 40 is 2,000; it is 2,400.” */
  text: string;
}

type Operator = "×" | "÷" | "% of";

type Part =
  | { kind: "number"; value: number; text: string; isPercent: boolean; scale: number }
  | { kind: "operator"; operator: Operator }
  | { kind: "equals" }
  | { kind: "word"; word: string };

export const SCALES: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mn: 1e6,
  million: 1e6,
  bn: 1e9,
  billion: 1e9,
};
const PART_PATTERN =
  /([$€£]?)(\d+(?:,\d{3})*(?:\.\d+)?|\p{L}+)(?:\s?(k|m|mn|bn|thousand|million|billion|percent)\b|\s?(%))?|[×*÷/=≈→+–-]|[.,;:!?]/giu;
/** Words that stand for other numbers than those of a sum: “twice”, “half of them”. */
const VAGUE_NUMBERS = new Set("twice double doubled half halved percent hundred".split(" "));
const OPERATORS: Readonly<Record<string, Operator>> = {
  "×": "×",
  "*": "×",
  x: "×",
  times: "×",
  multiplied: "×",
  "÷": "÷",
  "/": "÷",
  divided: "÷",
  over: "÷",
  at: "×",
};
const EQUALS = new Set("= ≈ → is are makes make gives give equals equal comes come so".split(" "));
/** They may stand between “is” and the result, and change nothing. */
const APPROXIMATIONS = new Set(
  "about around roughly approximately some only just me us a to".split(" "),
);
/** After a result they say that it is compared, or goes on. */
const CONTINUATIONS = new Set(
  "more less higher lower above below of to times x × * ÷ / – - fewer extra".split(" "),
);
/** With a word for time, a result may be in another unit than its parts. */
const TIME_PATTERN =
  /\b(?:second|minute|hour|day|night|week|weekend|month|quarter|year)s?\b|\b(?:daily|weekly|monthly|yearly|annual\w*|qps|rps)\b/i;
/** Further units that sums change without saying so. */
const UNIT_PATTERN =
  /\b(?:[kmgtp]?b|[kmgt]?wh?|bytes?|bits?|[kmgt]bit|kilo\w*|grams?|kg|meters?|km|miles?|ml|liters?|cents?)\b/i;

const TOLERANCE = 0.15;
const MAX_WORDS_BETWEEN = 4;
const MAX_PARTS = 200;
/** A larger number is no figure people calculate with. */
const MAX_VALUE = 1e15;

function toPart(match: RegExpExecArray): Part {
  const [whole, , raw = whole, scaleWord, percentSign] = match;
  const word = raw.toLowerCase();
  const scale = scaleWord?.toLowerCase() ?? "";
  const figure = VAGUE_NUMBERS.has(word) ? undefined : getNumberValue(word);
  if (figure !== undefined && Number.isFinite(Number(figure))) {
    const isPercent = percentSign !== undefined || scale === "percent";
    const factor = isPercent ? 0.01 : (SCALES[scale] ?? 1);
    return {
      kind: "number",
      value: Number(figure) * factor,
      text: whole.trim(),
      isPercent,
      scale: isPercent ? 1 : factor,
    };
  }
  const operator = Object.hasOwn(OPERATORS, word) ? OPERATORS[word] : undefined;
  if (operator) return { kind: "operator", operator };
  return EQUALS.has(word) ? { kind: "equals" } : { kind: "word", word };
}

function readParts({ text }: Sentence): Part[] {
  const parts = [...text.matchAll(PART_PATTERN)].slice(0, MAX_PARTS).map(toPart);
  return parts.flatMap((part, index): Part[] => {
    const before = parts[index - 1];
    // “40 percent of 200”; “multiplied by”, “divided by”.
    if (part.kind === "word" && part.word === "of" && before?.kind === "number" && before.isPercent)
      return [{ kind: "operator", operator: "% of" }];
    return part.kind === "word" && part.word === "by" && before?.kind === "operator" ? [] : [part];
  });
}

type NumberPart = Extract<Part, { kind: "number" }>;

interface Expression {
  numbers: NumberPart[];
  operators: Operator[];
}

/** Words that only name what is counted; with a comma, a dash or a stop the sum is over. */
function isUnit(part: Part | undefined): boolean {
  return (
    part?.kind === "word" &&
    /^\p{L}+$/u.test(part.word) &&
    !["and", "or", "to", "than", "plus", "minus", "per", "between", "from", "if"].includes(
      part.word,
    )
  );
}

/** The numbers and operators that end before `end`: “9 million × 80 percent × 0.25”. */
function readExpression(parts: readonly Part[], end: number): Expression | undefined {
  const numbers: NumberPart[] = [];
  const operators: Operator[] = [];
  let at = end - 1;
  for (;;) {
    for (let words = 0; words < MAX_WORDS_BETWEEN && isUnit(parts[at]); words++) at--;
    const number = parts[at];
    if (number?.kind !== "number") return undefined;
    numbers.unshift(number);
    at--;
    let before = at;
    for (let words = 0; words < MAX_WORDS_BETWEEN && isUnit(parts[before]); words++) before--;
    const operator = parts[before];
    if (operator?.kind !== "operator") {
      // A range, a list or another operation: “10 to 20 × 5”, “3 + 4 × 5”.
      const previous = parts[at];
      const isPartOfMore =
        previous?.kind === "word" &&
        ["to", "–", "-", "+", "plus", "minus", "and", "per"].includes(previous.word);
      return operators.length > 0 && !isPartOfMore ? { numbers, operators } : undefined;
    }
    operators.unshift(operator.operator);
    at = before - 1;
  }
}

function calculate({ numbers, operators }: Expression): number {
  return numbers
    .slice(1)
    .reduce(
      (result, { value }, index) => (operators[index] === "÷" ? result / value : result * value),
      numbers[0]?.value ?? 0,
    );
}

function isNear(result: number, said: number): boolean {
  return Math.abs(result - said) <= TOLERANCE * Math.abs(result);
}

/** Scales that were left out on one side: “9 times 0.8 is 7.2 million”, “70 × 5 million is 3.5 million”. */
function listScales({ numbers }: Expression, result: NumberPart): number[] {
  const scales = new Set([...numbers, result].map(({ scale }) => scale));
  const hasPercent = [...numbers, result].some(({ isPercent }) => isPercent);
  return [...scales].flatMap((scale) => [scale, 1 / scale]).concat(hasPercent ? [100, 0.01] : []);
}

const formatNumber = (value: number) =>
  Number(value.toPrecision(3)).toLocaleString("en-US", { maximumFractionDigits: 3 });

function formatResult(value: number, isPercent: boolean): string {
  if (isPercent) return `${formatNumber(100 * value)} percent`;
  if (value >= 1e9) return `${formatNumber(value / 1e9)} billion`;
  return value >= 1e6 ? `${formatNumber(value / 1e6)} million` : formatNumber(value);
}

function describe({ numbers, operators }: Expression): string {
  return numbers
    .map(({ text, isPercent }, index) => {
      const operator = operators[index - 1];
      if (operator === undefined) return text;
      return operator === "% of" && numbers[index - 1]?.isPercent && !isPercent
        ? `of ${text}`
        : `${operator === "% of" ? "of" : operator} ${text}`;
    })
    .join(" ");
}

/** Where a sum ends before “, that is” or “, so”. */
function findExpressionEnd(parts: readonly Part[], at: number): number {
  const isWord = (part: Part | undefined, words: readonly string[]) =>
    part?.kind === "word" && words.includes(part.word);
  const end = isWord(parts[at - 1], ["that", "which", "this"]) ? at - 1 : at;
  return isWord(parts[end - 1], [","]) ? end - 1 : at;
}

/** The sum that ends at “is”, if its result is off. */
function checkSum(parts: readonly Part[], at: number): string | undefined {
  const expression = readExpression(parts, findExpressionEnd(parts, at));
  if (!expression) return undefined;
  let next = at + 1;
  while (parts[next]?.kind === "word" && APPROXIMATIONS.has((parts[next] as { word: string }).word))
    next++;
  const result = parts[next];
  const after = parts[next + 1];
  if (result?.kind !== "number") return undefined;
  if (after?.kind === "number" || after?.kind === "operator") return undefined;
  if (after?.kind === "word" && CONTINUATIONS.has(after.word)) return undefined;
  const right = calculate(expression);
  if (!Number.isFinite(right) || right <= 0 || right > MAX_VALUE || result.value <= 0)
    return undefined;
  if ([1, ...listScales(expression, result)].some((scale) => isNear(right * scale, result.value)))
    return undefined;
  return `You say ${describe(expression)} is ${result.text}; it is ${formatResult(right, result.isPercent)}.`;
}

/**
 * Sums that don’t add up by more than 15 %: products, quotients and percentages that are said with
 * their result in one sentence. Sums with units that may change silently are left alone.
 */
export function findWrongSums(sentences: readonly Sentence[]): WrongSum[] {
  return sentences.flatMap((sentence, index) => {
    const { text } = sentence;
    if (!/\d/.test(text) || TIME_PATTERN.test(text) || UNIT_PATTERN.test(text)) return [];
    if (isReported(sentence)) return [];
    const parts = readParts(sentence);
    const found = parts.flatMap((part, at) =>
      part.kind === "equals" ? (checkSum(parts, at) ?? []) : [],
    );
    return found.slice(0, 1).map((sum) => ({ sentence: index, text: sum }));
  });
}
