import { anyPhraseOf } from "~/coach/text/any-of";

const PAST =
  /(?:(?:also|then|first|just|only|had|even|already|finally) )?(?:\w{2,}ed|went|wrote|built|led|ran|made|took|gave|spoke|met|sat|brought|kept|held|sent|drew|found|chose|split|cut|taught|began|came up|told|got|showed|drove|rang|put|bought|stood|did)/
    .source;

/** What other people did, or the person only together with them; not what they said or were. */
const OTHERS_PATTERN = anyPhraseOf(
  [
    new RegExp(`(?:he|she|they|we|who|everyone|everybody|somebody|someone) ${PAST}`),
    new RegExp(
      `(?:team|colleagues?|boss|manager|director|head|chef|consultants?|agency|company|HR|IT) ${PAST}`,
    ),
    // A name; neither “But” nor the plural that a sentence begins with.
    new RegExp(`(?!But|And|Then|What|That|This|When|There)[A-Z][a-zà-ž]+[a-rt-z] ${PAST}`),
  ],
  "g",
);

/** What the person did, in the past tense. */
const OWN_PATTERN = anyPhraseOf([new RegExp(`I ${PAST}`), /I (?:said|asked|offered|saw)/], "g");

/** So many deeds of others to one of the person’s. */
const CLEAR_RATIO = 2;
const MIN_OTHERS = 2;

/** The sentence in which others do most and the person nothing, where they do most of what is told. */
export function findOthersDeed(sentences: readonly { text: string }[]): number | undefined {
  const counted = sentences.map(({ text }) => ({
    own: text.match(OWN_PATTERN)?.length ?? 0,
    others: text.match(OTHERS_PATTERN)?.length ?? 0,
  }));
  const sum = (who: "own" | "others") => counted.reduce((total, each) => total + each[who], 0);
  if (sum("others") < MIN_OTHERS || sum("own") * CLEAR_RATIO > sum("others")) return undefined;
  const most = Math.max(...counted.map(({ own, others }) => (own === 0 ? others : 0)));
  return most === 0
    ? undefined
    : counted.findIndex(({ own, others }) => own === 0 && others === most);
}
