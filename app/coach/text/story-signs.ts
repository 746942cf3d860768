import { anyPhraseOf } from "~/coach/text/any-of";

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

/** What the person did, in the past tense. */
const DEED_PATTERN = anyPhraseOf(
  [
    /I (?:also |then |first |just |often |still |only )?(?:\w{2,}ed|went|wrote|built|led|ran|made|took|gave|spoke|met|sat|brought|kept|held|sent|drew|found|chose|split|cut|taught|began|told|got|showed|drove|rang|came|read|said|put|let|saw|bought|stood|spent|went|lent|paid|sold|drew|left|hung|swept|fed|fought|caught|woke|thought)/,
  ],
  "g",
);

function count(pattern: RegExp, text: string): number {
  return text.match(pattern)?.length ?? 0;
}

/** Signs of how a story is told, whatever it is about: what the person did, and words that say little. */
export function findStorySigns(text: string): { deeds: number; vagueWords: number } {
  return { deeds: count(DEED_PATTERN, text), vagueWords: count(VAGUE_PATTERN, text) };
}
