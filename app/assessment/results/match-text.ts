import { type Word, WORD_NAMES } from "~/assessment/matching/words";

/** A correlation of interests: "0.96", "−0.16". */
export function formatMatch(r: number): string {
  const size = Math.abs(r).toFixed(2);
  return r < 0 && Number(size) > 0 ? `−${size}` : size;
}

/** What the list shows, in a sentence: "24 of 412: 9 strong matches, 15 good matches." */
export function describeCount(listed: readonly { word: Word }[], total: number): string {
  const parts = (Object.keys(WORD_NAMES) as Word[]).flatMap((word) => {
    const count = listed.filter((match) => match.word === word).length;
    return count === 0 ? [] : `${count} ${COUNTED[word][count === 1 ? 0 : 1]}`;
  });
  return `${listed.length} of ${total}${parts.length > 0 ? `: ${parts.join(", ")}` : ""}.`;
}

const COUNTED: Record<Word, readonly [one: string, many: string]> = {
  strong: ["strong match", "strong matches"],
  good: ["good match", "good matches"],
  look: ["worth a look", "worth a look"],
};

/** How many of all that were compared stand out: "40 strong matches"; null if none does. */
export function describeFound(matches: readonly { word: Word }[]): string | null {
  const word = (["strong", "good"] as const).find((each) =>
    matches.some((match) => match.word === each),
  );
  if (!word) return null;
  const count = matches.filter((match) => match.word === word).length;
  return `${count} ${COUNTED[word][count === 1 ? 0 : 1]}`;
}
