import { anyPhraseOf } from "~/coach/text/any-of";

const IS = /(?:['’]s|['’]re| was| were| is| are)/.source;
/** “such a complete”, “simply too” */
const DEGREE =
  /(?: (?:all|just|simply|really|basically|totally|completely|plain|so|too|an?|such|bit|honestly|frankly|kind|of|absolute|complete|total|the|biggest))*/
    .source;
const PERSON =
  /(?:[Hh]e|[Ss]he|[Bb]oss|manager|colleague|co-?worker|customer|client|guy|lady|woman|man|lead|supervisor|director)/
    .source;
const PEOPLE =
  /(?:[Tt]hey|people|customers|clients|colleagues|managers|everyone|everybody|the others|the team|the rest|(?!It|Th)\p{Lu}\p{Ll}+)/u
    .source;
const NAMES =
  /(?:idiots?|morons?|fools?|clowns?|losers?|jerks?|imbeciles?|lazy|incompetent|clueless)/.source;

const INSULT = anyPhraseOf(
  [
    new RegExp(`${PERSON}${IS}${DEGREE} (?:${NAMES}|stupid|dumb|useless|hopeless|pathetic)`),
    // “They were useless” may be said of reports, “Excel was useless” of a program.
    new RegExp(`${PEOPLE}${IS}${DEGREE} ${NAMES}`),
  ],
  "u",
);
const QUOTED = /“[^”]*”|"[^"]*"/g;
/** Before an insult: it is denied, or was only a thought. */
const RETRACTION = /\b(?:thought|think|assumed|believed|judged|not|never|if)\b|n['’]t\b/;

/**
 * Finds the first sentence in which the speaker insults somebody. Quoted, denied and retracted insults
 * don’t count.
 *
 * @returns its position; undefined if there is none
 */
export function findInsult(sentences: readonly { text: string }[]): number | undefined {
  const index = sentences.findIndex(({ text }) => {
    const said = text.replaceAll(QUOTED, " ");
    const found = INSULT.exec(said);
    return found !== null && !RETRACTION.test(said.slice(0, found.index));
  });
  return index < 0 ? undefined : index;
}
