/** What a sample mentor's automatic reply says; "none" lets the request expire. */
export type SampleReply = "confirm" | "decline" | "move" | "none";

const REPLY_WORDS: readonly [string, SampleReply][] = [
  ["decline", "decline"],
  ["move", "move"],
  ["expire", "none"],
];

/** Stated where a sample mentor is booked. */
export const SAMPLE_REPLY_RULE =
  "An automatic reply comes after a minute: yes, unless your agenda contains the word “decline” (no), “move” (another time) or “expire” (no reply).";

/** The rule as it is stated: the first of these words in the agenda decides. */
export function chooseSampleReply(agenda: string): SampleReply {
  const words = agenda.toLowerCase().split(/[^\p{L}]+/u);
  const match = words
    .map((word) => REPLY_WORDS.find(([trigger]) => trigger === word))
    .find((entry) => entry !== undefined);
  return match?.[1] ?? "confirm";
}
