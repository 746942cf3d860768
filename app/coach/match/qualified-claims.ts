import { listOpposites } from "~/coach/model/opposition";
import { anyPhraseOf } from "~/coach/text/any-of";
import type { Sentence } from "~/coach/text/document";
import { countNegations } from "~/coach/text/negation";
import { isNumber } from "~/coach/text/numbers";
import type { Token } from "~/coach/text/tokens";
import type { KeyPointWordings, Wording } from "./wordings";
import { getLikeness, listWordsAndPairs } from "./words-and-pairs";

/**
 * Words by which people say that something is a mistake, or what others believe. They are in one of
 * ten true sentences with the words of a known error, and in 0.3 % of people’s errors.
 */
const REPORT_PATTERN = anyPhraseOf(
  [
    /mistakes?|misconceptions?|misunderstandings?|myth|pitfall|tempting/,
    /(?:people|many|some|beginners|candidates|one|you)(?: \w+)? (?:think|believe|assume|say|claim)/,
    /wrongly|mistakenly|incorrectly|(?:is|are|be) wrong|(?:not|isn['’]t|aren['’]t) true/,
  ],
  "i",
);

/**
 * "Some databases …", "only if the steps cost the same", "a synchronous call would …": not in general, or not what
 * is done.
 */
const LIMIT_PATTERN =
  /^(?:some|many|most|sometimes|often|usually)\b|\bonly (?:if|when|where|for|with|once|after|in|until|works|helps)\b|\bunless\b|\bprovided\b|\bas long as\b|(?<!\b(?:i|we|you|one) )\bwould\b/i;

/** A sentence that begins with one of these names its case first: "with radix sort", "if the input is sorted". */
const CASE_WORDS = new Set(
  "with without for in on when where at if suppose given using".split(" "),
);
/** A case without a comma after it, and one with it. */
const CASE_LENGTH = 4;
const MAX_CASE_LENGTH = 8;

/** "With an adjacency matrix" for "with an adjacency list". */
const PREPOSITIONS = ["with", "on", "by", "for", "in", "of"];
const PHRASE_LENGTH = 4;

/** From this share of its weight on, a sentence is about what the error is about. */
const ABOUT_THE_SAME = 0.6;

/** A sentence that repeats a known truth but for a word or two. */
const SAME_SENTENCE = 0.65;

/** A sentence, prepared once for all points. */
export interface ReadSentence extends Sentence {
  stems: ReadonlySet<string>;
  wordsAndPairs: ReadonlySet<string>;
}

export function readSentence(sentence: Sentence): ReadSentence {
  const { tokens } = sentence;
  return {
    ...sentence,
    stems: new Set(tokens.map(({ stem }) => stem)),
    wordsAndPairs: listWordsAndPairs(tokens),
  };
}

const hasStem = ({ tokens }: Wording, stem: string) => tokens.some((token) => token.stem === stem);
const joinWords = (tokens: readonly Token[]): string => tokens.map(({ word }) => word).join(" ");

/** The words after "with", "if", … at the start, up to the comma. */
function getCase({ text, start, tokens }: Sentence): readonly Token[] {
  if (!CASE_WORDS.has(tokens[0]?.word ?? "")) return [];
  const comma = /[,;:]/.exec(text)?.index ?? text.length;
  const length = tokens.filter((token) => token.start - start < comma).length - 1;
  const hasComma = comma < text.length && length <= MAX_CASE_LENGTH;
  return tokens.slice(1, 1 + (hasComma ? length : CASE_LENGTH));
}

function isAbout({ stems }: ReadSentence, { terms, weight }: Wording): boolean {
  const shared = terms.reduce((sum, term) => sum + (stems.has(term.stem) ? term.weight : 0), 0);
  return weight > 0 && shared / weight >= ABOUT_THE_SAME;
}

/** True if a sentence says the opposite of an error: one negation or one opposite more, or less. */
function isDenial({ tokens, stems }: ReadSentence, error: Wording): boolean {
  // "…, which a hash map doesn’t": one of the two is so, the other isn’t.
  if (/^not$|nt$/.test(tokens.at(-1)?.word ?? "") && countNegations(tokens.slice(-1)) > 0)
    return true;
  const opposites = error.terms.filter(
    ({ stem }) =>
      !stems.has(stem) &&
      listOpposites(stem).some((opposite) => stems.has(opposite) && !hasStem(error, opposite)),
  );
  return (countNegations(tokens) + countNegations(error.tokens) + opposites.length) % 2 === 1;
}

function listPhrase(tokens: readonly Token[], preposition: string): string[] {
  const at = tokens.findIndex(({ word }) => word === preposition);
  return at < 0
    ? []
    : tokens
        .slice(at + 1, at + 1 + PHRASE_LENGTH)
        .flatMap(({ isContent, stem }) => (isContent ? stem : []))
        .slice(0, 2);
}

/** True if a sentence has another figure, or another word after the same preposition. */
function isOtherCase({ tokens, stems }: ReadSentence, error: Wording): boolean {
  return (
    (tokens.some(({ stem }) => isNumber(stem) && !hasStem(error, stem)) &&
      error.terms.some(({ stem }) => isNumber(stem) && !stems.has(stem))) ||
    PREPOSITIONS.some(
      (preposition) =>
        listPhrase(tokens, preposition).some((stem) => !hasStem(error, stem)) &&
        listPhrase(error.tokens, preposition).some((stem) => !stems.has(stem)),
    )
  );
}

/** True if a sentence is closer to one known to be true than to any known error about a point. */
function isKnownTruth(
  { wordsAndPairs }: ReadSentence,
  truths: readonly Wording[],
  wrong: readonly Wording[],
): boolean {
  const getBest = (wordings: readonly Wording[]) =>
    Math.max(0, ...wordings.map((wording) => getLikeness(wordsAndPairs, wording.wordsAndPairs)));
  const likeness = getBest(truths);
  return likeness >= SAME_SENTENCE && likeness > getBest(wrong);
}

/** True if a sentence names what follows as a mistake, or as what others believe. */
export function isReported({ text }: Pick<Sentence, "text">): boolean {
  return REPORT_PATTERN.test(text);
}

function isLimited(text: string): boolean {
  return LIMIT_PATTERN.test(text);
}

/** True if a sentence begins with a case that neither the point nor a known error about it names. */
function namesOtherCase(sentence: ReadSentence, { claim, wrong }: KeyPointWordings): boolean {
  return getCase(sentence).some(
    ({ isContent, stem }) => isContent && ![claim, ...wrong].some((known) => hasStem(known, stem)),
  );
}

/**
 * True if a sentence doesn’t claim a known error about a point, though it may have its words: it says that it is
 * a mistake, or not so, or so in another case ("with radix sort", "only if …").
 * @param truths of the whole question
 */
export function isQualified(
  sentence: ReadSentence,
  wordings: KeyPointWordings,
  truths: readonly Wording[],
): boolean {
  const { wrong } = wordings;
  if (isReported(sentence)) return true;
  if (isLimited(sentence.text) && !wrong.some((error) => isLimited(joinWords(error.tokens))))
    return true;
  const errors = wrong.filter((error) => isAbout(sentence, error));
  const isOther = (error: Wording) => isDenial(sentence, error) || isOtherCase(sentence, error);
  if (errors.length > 0 && errors.every(isOther)) return true;
  return namesOtherCase(sentence, wordings) || isKnownTruth(sentence, truths, wrong);
}
