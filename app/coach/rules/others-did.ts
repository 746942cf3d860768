import { isIrregularPast, isSamePast } from "~/coach/text/base-words";
import type { Sentence } from "~/coach/text/document";

/** Other people; a name is another one. “We” may be the person. */
const OTHERS = new Set(
  "he she they who everyone everybody somebody someone team colleague colleagues boss manager director head chef consultant consultants agency company".split(
    " ",
  ),
);
/** Words between a person and the verb. */
const ADVERBS = new Set("also then first just only had even already finally".split(" "));
/** What others said, saw or thought isn’t something they did. */
const NOT_ACTIONS = new Set(
  "said knew thought understood saw seen heard felt wanted seemed needed liked agreed".split(" "),
);

/** The plural that a sentence begins with is nobody’s name. */
const NAME_PATTERN = /^\p{Lu}\p{Ll}+(?<!s)(?!\p{L})/u;

function isPast(word: string): boolean {
  return isIrregularPast(word) || isSamePast(word) || (word.length > 3 && word.endsWith("ed"));
}

/** So many actions of others to one of the person’s. */
const CLEAR_RATIO = 2;
const MIN_OTHERS = 2;

type Actor = "own" | "others";

function countActions({ tokens, text, start }: Sentence): Record<Actor, number> {
  const count = { own: 0, others: 0 };
  let actor: Actor | undefined;
  tokens.forEach(({ word, isContent, start: at }, index) => {
    const isName = isContent && NAME_PATTERN.test(text.slice(at - start));
    if (word === "i") actor = "own";
    else if (OTHERS.has(word) || isName) actor = "others";
    // "He crossed out nine and wrote better ones."
    else if (word !== "and") return;
    const next = tokens[index + 1]?.word ?? "";
    const verb = ADVERBS.has(next) ? (tokens[index + 2]?.word ?? "") : next;
    if (actor && isPast(verb) && (actor === "own" || !NOT_ACTIONS.has(verb))) count[actor]++;
  });
  return count;
}

/** The sentence in which others do most and the person nothing, where they do most of what is told. */
export function findOthersAction(sentences: readonly Sentence[]): number | undefined {
  const counted = sentences.map(countActions);
  const sum = (who: "own" | "others") => counted.reduce((total, each) => total + each[who], 0);
  if (sum("others") < MIN_OTHERS || sum("own") * CLEAR_RATIO > sum("others")) return undefined;
  const most = Math.max(...counted.map(({ own, others }) => (own === 0 ? others : 0)));
  return most === 0
    ? undefined
    : counted.findIndex(({ own, others }) => own === 0 && others === most);
}
