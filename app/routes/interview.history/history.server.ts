import type { LoaderFunctionArgs } from "@remix-run/node";
import { findOwner } from "~/accounts/session/owner.server";
import { NO_SCORE_YET } from "~/coach/score/range";
import { skillById } from "~/data/skills";
import { describeChange } from "~/feedback/history/describe-change";
import { listScorePoints } from "~/feedback/history/score-points.server";
import { computeTrends } from "~/feedback/history/trends";
import { type AttemptScore, listAttemptScores } from "~/practice/store/attempt-scores.server";
import { listScoredSessions } from "~/feedback/history/scored-sessions.server";
import { formatScore } from "~/practice/store/format-score";
import { renderExampleChart } from "./example-chart.server";

/** The most points shown on a line. */
const POINTS_SHOWN = 24;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const owner = await findOwner(request, context);
  const [scores, sessions] = owner
    ? await Promise.all([listAttemptScores(owner), listScoredSessions(owner)])
    : [[], []];
  const withFigure = scores.filter(({ isTooOpen }) => !isTooOpen);
  return {
    sessions,
    example: sessions.length === 0 ? renderExampleChart() : null,
    sessionCount:
      sessions.filter(({ answeredCount }) => answeredCount > 0).length || sessions.length,
    attemptCount: scores.length,
    change: describeChange(
      computeTrends(withFigure, () => [{ id: "all", label: "All" }])[0]?.repeated ?? null,
    ),
    figures: [
      { label: "Latest score", value: describeScore(scores.at(-1)) },
      { label: "Best score", value: describeScore(findBest(withFigure)) },
      { label: "Skills practiced", value: new Set(scores.flatMap(({ skills }) => skills)).size },
    ],
    points: owner ? await listScorePoints(owner, scores, POINTS_SHOWN) : [],
    cards: computeTrends(withFigure, ({ card }) => [{ id: card, label: card }]),
    skills: computeTrends(withFigure, ({ skills }) =>
      skills.map((id) => ({ id, label: skillById(id).name })),
    ),
  };
}

function findBest(scores: readonly AttemptScore[]): AttemptScore | undefined {
  return scores.toSorted((a, b) => b.score - a.score)[0];
}

function describeScore(attempt: AttemptScore | undefined): string {
  return attempt ? formatScore(attempt) : NO_SCORE_YET;
}
