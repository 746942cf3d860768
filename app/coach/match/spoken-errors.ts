import type { Sentence } from "~/coach/text/document";
import { countNegations } from "~/coach/text/negation";
import type { Token } from "~/coach/text/tokens";
import type { PointMatch } from "./points";
import { isQualified, isReported, readSentence } from "./qualified-claims";
import { isEnded, isRun } from "./run";
import { findSwappedRoles } from "./swapped-roles";
import type { KeyPointWordings, Wording } from "./wordings";
import { getLikeness, listWordsAndPairs } from "./words-and-pairs";

const MIN_ERROR_LENGTH = 4;
/** Nearly word for word, and in the same order: words and pairs of words. */
const SAME_WORDS = 0.72;
/** The share of an error’s words in a window that is worth a closer look. */
const WORTH_A_LOOK = 0.7;
/** “It is a mistake to think that …”, “it’s not so that …”, “… is wrong”. */
const WORDS_BEFORE = 7;
const WORDS_AFTER = 3;
const NEGATION_BEFORE = 3;

/** Sentences without an end, as those of a transcript that were cut after a number of words, as one. */
function listRuns(sentences: readonly Sentence[]): Sentence[] {
  const runs: Sentence[] = [];
  for (const sentence of sentences.filter(({ text }) => text !== "")) {
    const last = runs.at(-1);
    if (last === undefined || isEnded(last) || sentence.start !== last.end + 1) runs.push(sentence);
    else
      runs[runs.length - 1] = {
        start: last.start,
        end: sentence.end,
        text: `${last.text} ${sentence.text}`,
        tokens: [...last.tokens, ...sentence.tokens],
      };
  }
  return runs;
}

/** For each position the number of the error’s words in the window that begins there. */
function countSharedWords(tokens: readonly Token[], error: Wording): Uint16Array {
  const stems = new Set(error.tokens.map(({ stem }) => stem));
  const size = error.tokens.length;
  const counts = new Uint16Array(Math.max(0, tokens.length - size + 1));
  let count = 0;
  tokens.forEach(({ stem }, index) => {
    if (stems.has(stem)) count++;
    if (index >= size && stems.has(tokens[index - size]?.stem ?? "")) count--;
    if (index >= size - 1) counts[index - size + 1] = count;
  });
  return counts;
}

function toSentence(run: Sentence, from: number, to: number): Sentence {
  const tokens = run.tokens.slice(Math.max(0, from), to);
  const [first, last] = [tokens[0], tokens.at(-1)];
  const start = first?.start ?? run.start;
  const end = last?.end ?? start;
  return { start, end, tokens, text: run.text.slice(start - run.start, end - run.start) };
}

/** The part of a run that is most like an error; undefined if none is nearly the same. */
function findWindow(run: Sentence, error: Wording): { from: number; to: number } | undefined {
  const size = error.tokens.length;
  if (size < MIN_ERROR_LENGTH) return undefined;
  // A window with another figure says something else: “O(log n)” for “O(n)”.
  const figures = error.tokens.flatMap(({ stem }) => (/[\d(%]/.test(stem) ? stem : []));
  let best = SAME_WORDS;
  let found: { from: number; to: number } | undefined;
  countSharedWords(run.tokens, error).forEach((count, from) => {
    if (count < WORTH_A_LOOK * size) return;
    const words = listWordsAndPairs(run.tokens.slice(from, from + size));
    if (figures.some((figure) => !words.has(figure))) return;
    const likeness = getLikeness(words, error.wordsAndPairs);
    if (likeness < best) return;
    best = likeness + Number.EPSILON;
    found = { from, to: from + size };
  });
  return found;
}

/** Whether a part of a run claims the error: not denied, reported or limited, and no known truth. */
function isClaimed(
  run: Sentence,
  { from, to }: { from: number; to: number },
  wordings: KeyPointWordings,
  truths: readonly Wording[],
): boolean {
  const part = toSentence(run, from, to);
  const before = run.tokens.slice(Math.max(0, from - NEGATION_BEFORE), from);
  const around = toSentence(run, from - WORDS_BEFORE, to + WORDS_AFTER);
  return (
    countNegations(before) === 0 &&
    !isReported(around) &&
    !isQualified(readSentence(part), wordings, truths) &&
    !findSwappedRoles([wordings], [part]).get(wordings.point.id)?.has(0)
  );
}

/** Where in the text the first listed error of a point is claimed. */
function findClaimed(
  runs: readonly Sentence[],
  wordings: KeyPointWordings,
  truths: readonly Wording[],
): number | undefined {
  for (const run of runs)
    for (const error of wordings.wrong) {
      const window = findWindow(run, error);
      if (window && isClaimed(run, window, wordings, truths)) return run.tokens[window.from]?.start;
    }
  return undefined;
}

/**
 * The points with those that a long run of words gets wrong. An answer that was spoken has no
 * sentences in which a listed error could be found, so it is searched in overlapping windows of the
 * error’s own length.
 */
export function findSpokenErrors(
  matches: readonly PointMatch[],
  allWordings: readonly KeyPointWordings[],
  sentences: readonly Sentence[],
): PointMatch[] {
  const runs = listRuns(sentences).filter(isRun);
  if (runs.length === 0) return [...matches];
  const truths = allWordings.flatMap((wordings) => wordings.truths);
  return matches.map((match, index) => {
    const wordings = allWordings[index];
    if (match.isKnownReverse || !wordings) return match;
    const at = findClaimed(runs, wordings, truths);
    return at === undefined
      ? match
      : {
          ...match,
          status: "contradicted",
          credit: 0,
          sentence: sentences.findIndex(({ end }) => at < end),
          isKnownReverse: true,
        };
  });
}
