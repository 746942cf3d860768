import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireAccount } from "~/accounts/session/auth.server";
import { getOwnerId } from "~/accounts/auth-api/profile";
import { findComebacks } from "~/comeback/comebacks.server";
import { listSessions } from "~/interviews/sessions.server";
import { listRequests } from "~/mentoring/queries.server";
import { getSkillRecord } from "~/skills/queries.server";
import { listLatestAttempts } from "~/skills/latest-attempts";
import { getNextStep } from "~/skills/next-step";
import { summarizeProgress } from "~/skills/progress-summary";

const POINTS_SHOWN = 12;

const ATTEMPTS_SHOWN = 3;

const SKILLS_SHOWN = 6;

const COMEBACKS_SHOWN = 2;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { profile } = await requireAccount(request, context);
  const owner = getOwnerId(profile);
  const [{ ratings, scores, record }, sessions, requests] = await Promise.all([
    getSkillRecord(owner),
    listSessions(owner),
    listRequests(owner),
  ]);
  if (record.length + sessions.length + requests.length === 0) return null;
  const { due: comebacks, upcoming } = findComebacks(scores, new Date());
  const openSessions = sessions.filter(({ endedAt }) => endedAt === null);
  return {
    ...summarizeProgress(
      scores.map(({ score }) => score),
      ratings.length,
    ),
    step: getNextStep({
      openSession: openSessions.find(
        ({ answeredCount, questionCount }) => answeredCount < questionCount,
      ),
      scores,
      record,
    }),
    points: scores.slice(-POINTS_SHOWN).map(({ score, at, card }) => ({ score, at, card })),
    latestAttempts: listLatestAttempts(scores, ATTEMPTS_SHOWN),
    open: openSessions,
    requests,
    comebacks: [
      ...comebacks.map((question) => ({ ...question, isDue: true })),
      ...upcoming.map((question) => ({ ...question, isDue: false })),
    ].slice(0, COMEBACKS_SHOWN),
    skillCount: record.length,
    record: record.slice(0, SKILLS_SHOWN),
  };
}
