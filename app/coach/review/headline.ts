import type { Dimension, NextStep, Review } from "~/coach/types";
import type { Reading } from "~/coach/score/reading";

const FLAGGED: Readonly<Record<NonNullable<Review["flag"]>, readonly [string, string]>> = {
  empty: ["Nothing was said", "Write or say two sentences, even if you are not sure. There is something to work with then."],
  refusal: ["An honest pass, with no answer to score", "Say the part you do know, then how you would find out the rest."],
  echo: ["The question came back without an answer", "Start with your first step or your main claim, in your own words."],
  "off-topic": ["This answers another question", "Read the question once more and name its subject in your first sentence."],
  nonsense: ["There is no answer here that can be read", "Write two plain sentences: what you would do, and why."],
};

/** The verdict line, which names strength and gap, and the line that says what to do. */
export function writeHeadline(flag: Review["flag"], reading: Reading, dimensions: readonly Dimension[], steps: readonly NextStep[]): { headline: string; advice: string } {
  if (flag) {
    const [headline, advice] = FLAGGED[flag];
    return { headline, advice };
  }
  const ranked = dimensions.toSorted((a, b) => b.points / b.weight - a.points / a.weight);
  const best = ranked[0]?.label.toLowerCase() ?? "";
  const worst = ranked.at(-1);
  const advice = steps[0]?.detail || worst?.gap || "Say it again in a week, without notes.";
  const contradicted = reading.matches.find((match) => match.status === "contradicted");
  if (contradicted) return { headline: `Read “${contradicted.point.label}” again: your answer says the opposite`, advice };
  const missed = reading.matches.filter((match) => match.status === "missed");
  if (!worst?.gap) return { headline: "Every part of the answer is there", advice };
  if (missed[0] && missed.length < reading.matches.length) return { headline: `Holds on ${best}, stops before “${missed[0].point.label}”`, advice };
  return { headline: `Holds on ${best}, short on ${worst.label.toLowerCase()}`, advice };
}
