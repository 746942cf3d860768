import type { LoaderFunctionArgs } from "@remix-run/node";
import { findOwner } from "~/accounts/session/owner.server";
import { skillById } from "~/data/skills";
import { computeTrends } from "~/feedback/history/trends";
import { listAttemptScores } from "~/interviews/attempt-scores.server";
import { listScoredSessions } from "~/feedback/history/scored-sessions.server";

/** The most points shown on a line. */
const POINTS_SHOWN = 24;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const owner = await findOwner(request, context);
  const [scores, sessions] = owner
    ? await Promise.all([listAttemptScores(owner), listScoredSessions(owner)])
    : [[], []];
  return {
    sessions,
    attemptCount: scores.length,
    repeated: computeTrends(scores, () => [{ id: "all", label: "All" }])[0]?.repeated ?? null,
    points: scores.slice(-POINTS_SHOWN).map(({ score, at, card }) => ({ score, at, card })),
    cards: computeTrends(scores, ({ card }) => [{ id: card, label: card }]),
    skills: computeTrends(scores, ({ skills }) =>
      skills.map((id) => ({ id, label: skillById(id).name })),
    ),
  };
}
