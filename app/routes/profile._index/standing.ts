import { bandOf } from "~/coach/bands";

/** How many of the last answers count as now. */
const RECENT = 5;

interface Standing {
  headline: string;
  detail: string;
}

/**
 * Where somebody stands, from the scores of all their tries, oldest first. A trend is only told
 * when both halves are whole; a handful of answers has none.
 *
 * @param scores 0–100
 * @param rated how many skills the person has rated themselves
 */
export function standing(scores: readonly number[], rated: number): Standing {
  if (scores.length === 0) {
    return {
      headline: `You have rated ${rated} ${rated === 1 ? "skill" : "skills"}. None of them is practiced yet.`,
      detail: "A rating says what you believe. One answered question begins to show it.",
    };
  }
  const recent = scores.slice(-RECENT);
  const before = scores.slice(-2 * RECENT, -RECENT);
  const now = mean(recent);
  const band = bandOf(now).toLowerCase();
  const headline =
    scores.length === 1
      ? `Your first answer scored ${now} of 100: ${band}.`
      : `Your last ${recent.length} answers average ${now} of 100: ${band}.`;
  const total = `${scores.length} ${scores.length === 1 ? "answer" : "answers"} so far.`;
  if (before.length < RECENT)
    return { headline, detail: `${total} After ten this page can say where it is going.` };
  const then = mean(before);
  const trend =
    now > then ? `up from ${then}` : now < then ? `down from ${then}` : `the same ${then} as`;
  return {
    headline,
    detail: `${total} That is ${trend} ${now === then ? "in" : "for"} the five before.`,
  };
}

function mean(scores: readonly number[]): number {
  return Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length);
}
