import { anyPhraseOf } from "./any-of";
import { isIrregularPast, isSamePast } from "./base-words";

/** Words that say little. */
const VAGUE_PATTERN = anyPhraseOf(
  [
    /important/,
    /i (?:think|believe)/,
    /a lot|lots/,
    /things?/,
    /some(?:how|times|what|thing)?/,
    /more or less/,
    /various|several|different|many/,
    /often|always|usually/,
    /very|really/,
    /interesting|challeng\w+|communicat\w+|flexible/,
    /of course|mostly|kind of|in general|generally/,
    /(?:try|tried) to/,
  ],
  "gi",
);

/** “I” with the word after it, or the one after an adverb. */
const SUBJECT_PATTERN =
  /\bi(?:['’](?:ve|d))? (?:(?:have|had|also|then|first|just|often|still|only|even|finally|later|soon) ){0,2}([a-z]+)(?= (to\b)?|\W|$)/gi;

/** Past forms of deeds beside those of `base-words`. */
const FURTHER_PAST_FORMS = new Set(
  "split rang left hung swept fed stuck dug laid lit swam sang struck tore".split(" "),
);
/** What somebody knew or felt, and words that only look like a past form. */
const NO_DEEDS = new Set(
  "knew thought understood forgot slept needed wanted liked loved hated hoped wished preferred lacked seemed feared enjoyed believed deserved owned belonged existed wondered cried embed shed".split(
    " ",
  ),
);
const PAST_FORMS_IN_EED = new Set(["agreed", "disagreed", "freed", "guaranteed"]);

/** Whether a verb tells what somebody did: “built”, “asked”, and not “need”, “succeed” or “wanted”. */
function isDeed(word: string): boolean {
  if (NO_DEEDS.has(word)) return false;
  if (word.endsWith("eed")) return PAST_FORMS_IN_EED.has(word);
  return (
    (word.length > 3 && word.endsWith("ed")) ||
    isIrregularPast(word) ||
    isSamePast(word) ||
    FURTHER_PAST_FORMS.has(word)
  );
}

const NOT_PATTERN = /^ (?:not|never)\b/i;

/** What the person did, in the past tense; “I used to” tells a habit. */
function countDeeds(text: string): number {
  return [...text.matchAll(SUBJECT_PATTERN)].filter(({ 0: found, 1: verb = "", 2: to, index }) => {
    const word = verb.toLowerCase();
    if (word === "did" && NOT_PATTERN.test(text.slice(index + found.length))) return false;
    return isDeed(word) && !(word === "used" && to);
  }).length;
}

/** Signs of how a story is told, whatever it is about: what the person did, and words that say little. */
export function findStorySigns(text: string): { deeds: number; vagueWords: string[] } {
  return { deeds: countDeeds(text), vagueWords: text.match(VAGUE_PATTERN) ?? [] };
}
