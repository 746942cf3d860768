import type { Sentence } from "~/coach/text/document";
import type { Token } from "~/coach/text/tokens";
import { isQualified, readSentence } from "./qualified-claims";
import type { KeyPointWordings, Wording } from "./wordings";

/** By point id, positions of sentences. */
export type SwappedRoles = ReadonlyMap<string, ReadonlySet<number>>;

const ORDER_WORDS = ["than", "before", "after", "below", "above", "under"];
/** They stay where they are when two things change places. */
const STRUCTURE_WORDS = new Set(
  "a an the this that these those one it they is are be was were will should must can".split(" "),
);

function overlap(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return [...some].some((stem) => others.has(stem));
}

function listStems(tokens: readonly Token[]): Set<string> {
  return new Set(tokens.flatMap(({ word, stem }) => (STRUCTURE_WORDS.has(word) ? [] : stem)));
}

/** The stems on each side of "than", "before" or "after"; undefined without that word. */
function splitAt(tokens: readonly Token[], orderWord: string) {
  const at = tokens.findIndex(({ word }) => word === orderWord);
  if (at < 0) return undefined;
  return { before: listStems(tokens.slice(0, at)), after: listStems(tokens.slice(at + 1)) };
}

/** What follows them a sentence asks, rejects or forbids. */
const DENIALS = ["whether", "instead of", "rather than", "must not", "should not"];

/** Where what a sentence doesn't claim begins; -1 without that. */
function findDenial(tokens: readonly Token[]): number {
  return tokens.findIndex(({ word }, index) =>
    DENIALS.some((denial) => denial === word || denial === `${word} ${tokens[index + 1]?.word}`),
  );
}

/** True if a sentence says "whether x", "instead of x" or "must not x" where the error is "x". */
function isDenied(tokens: readonly Token[], error: Wording): boolean {
  const at = findDenial(tokens);
  if (at < 0 || findDenial(error.tokens) >= 0) return false;
  const wrong = listStems(error.tokens);
  const count = (part: readonly Token[]) =>
    [...listStems(part)].filter((stem) => wrong.has(stem)).length;
  return count(tokens.slice(at)) > count(tokens.slice(0, at));
}

/** True if a sentence says "y before x" where the error is "x before y". */
function isReversed(tokens: readonly Token[], error: Wording): boolean {
  return ORDER_WORDS.some((orderWord) => {
    const wrong = splitAt(error.tokens, orderWord);
    const said = splitAt(tokens, orderWord);
    return (
      wrong !== undefined &&
      said !== undefined &&
      overlap(said.before, wrong.after) &&
      overlap(said.after, wrong.before) &&
      !overlap(said.after, wrong.after)
    );
  });
}

/** True if each known error about the point is about its subject, and the sentence about another's. */
function isAboutAnother(
  tokens: readonly Token[],
  { subject, wrong }: KeyPointWordings,
  subjects: ReadonlySet<string>,
): boolean {
  const isOwn = ({ stem }: { stem: string }) => stem === subject;
  if (!subject || wrong.length === 0 || tokens.some(isOwn)) return false;
  if (!wrong.every(({ terms }) => terms.some(isOwn))) return false;
  const errorStems = new Set(wrong.flatMap(({ terms }) => terms.map(({ stem }) => stem)));
  const first = tokens.find(({ stem }) => subjects.has(stem) || errorStems.has(stem));
  return first !== undefined && subjects.has(first.stem);
}

/**
 * By point id, the positions of sentences that have the words of a known error about it in other roles: "a left
 * join keeps all rows of the left table" is right, though an inner join doesn’t, and "x before y" says
 * nothing of "y before x". So have sentences that only ask about it or reject it, and those that say it is not so, or so
 * in another case (`qualified-claims.ts`; a story may be about a mistake). They are not accused of that error.
 */
export function findSwappedRoles(
  allWordings: readonly KeyPointWordings[],
  sentences: readonly Sentence[],
  isStory = false,
): SwappedRoles {
  const subjects = new Set(allWordings.flatMap(({ subject }) => subject ?? []));
  const readSentences = sentences.map(readSentence);
  const truths = allWordings.flatMap((wordings) => wordings.truths);
  return new Map(
    allWordings.map((wordings) => [
      wordings.point.id,
      new Set(
        readSentences.flatMap((sentence, index) =>
          isAboutAnother(sentence.tokens, wordings, subjects) ||
          (!isStory && isQualified(sentence, wordings, truths)) ||
          wordings.wrong.some(
            (error) => isReversed(sentence.tokens, error) || isDenied(sentence.tokens, error),
          )
            ? index
            : [],
        ),
      ),
    ]),
  );
}
