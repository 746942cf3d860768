import type { LoaderFunctionArgs } from "@remix-run/node";
import { findOwner } from "~/accounts/session/owner.server";
import { skillById } from "~/data/skills";
import { describeChange } from "~/feedback/history/describe-change";
import { computeTrends } from "~/feedback/history/trends";
import { listAttemptScores } from "~/practice/store/attempt-scores.server";
import { listScoredSessions } from "~/feedback/history/scored-sessions.server";
import { renderExampleChart } from "./example-chart.server";

/** The most points shown on a line. */
const POINTS_SHOWN = 24;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const owner = await findOwner(request, context);
  const [scores, sessions] = owner
    ? await Promise.all([listAttemptScores(owner), listScoredSessions(owner)])
    : [[], []];
  return {
    sessions,
    example: sessions.length === 0 ? renderExampleChart() : null,
    sessionCount:
      sessions.filter(({ answeredCount }) => answeredCount > 0).length || sessions.length,
    attemptCount: scores.length,
    change: describeChange(
      computeTrends(scores, () => [{ id: "all", label: "All" }])[0]?.repeated ?? null,
    ),
    figures: [
      { label: "Latest score", value: scores.at(-1)?.score ?? 0 },
      { label: "Best score", value: Math.max(0, ...scores.map(({ score }) => score)) },
      { label: "Skills practiced", value: new Set(scores.flatMap(({ skills }) => skills)).size },
    ],
    points: scores.slice(-POINTS_SHOWN).map(({ score, at, card }) => ({ score, at, card })),
    cards: computeTrends(scores, ({ card }) => [{ id: card, label: card }]),
    skills: computeTrends(scores, ({ skills }) =>
      skills.map((id) => ({ id, label: skillById(id).name })),
    ),
  };
}
