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
  const of = (status: string) => reading.matches.find((match) => match.status === status)?.point;
  const [covered, partial, missed, contradicted] = [of("covered"), of("partial"), of("missed"), of("contradicted")];
  const worst = dimensions.toSorted((a, b) => b.points / b.weight - a.points / a.weight).at(-1);
  const first = steps[0];
  const step = missed ? { title: missed.label, detail: missed.add } : first;
  const advice = step ? `${step.title}: ${step.detail}` : "Say it again in a week, without notes.";

  if (contradicted) return { headline: `Read “${contradicted.label}” again: your answer says the opposite`, advice };
  if (covered && missed) return { headline: `Makes “${covered.label}”, leaves out “${missed.label}”`, advice };
  if (partial && missed) return { headline: `Touches on “${partial.label}”, leaves out “${missed.label}”`, advice };
  if (missed) return { headline: "None of the points is made yet", advice: `Begin with “${missed.label}”. ${missed.add}` };
  if (worst?.gap) return { headline: `Every point is touched on; ${worst.label.toLowerCase()} leaves the most to gain`, advice };
  return { headline: "Every part of the answer is there", advice };
}
