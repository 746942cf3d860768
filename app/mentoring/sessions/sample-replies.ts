/** What a sample mentor's automatic reply says; "none" lets the request expire. */
export type SampleReply = "confirm" | "decline" | "move" | "none";

const REPLY_WORDS: readonly [string, SampleReply][] = [
  ["decline", "decline"],
  ["move", "move"],
  ["expire", "none"],
];

/** Stated where a sample mentor is booked. */
export const SAMPLE_REPLY_RULE =
  "Requests to sample mentors are accepted automatically, after about a minute.";

/** Accepts, unless the agenda has one of the words above: the first of them decides. */
export function chooseSampleReply(agenda: string): SampleReply {
  const words = agenda.toLowerCase().split(/[^\p{L}]+/u);
  const match = words
    .map((word) => REPLY_WORDS.find(([trigger]) => trigger === word))
    .find((entry) => entry !== undefined);
  return match?.[1] ?? "confirm";
}
