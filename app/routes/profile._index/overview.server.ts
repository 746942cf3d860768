import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import { requireAccount } from "~/accounts/session/auth.server";
import { getOwnerId } from "~/accounts/auth-api/profile";
import { listScorePoints } from "~/feedback/history/score-points.server";
import { hasSessions } from "~/practice/store/queries.server";
import { getOwnOpenSessions } from "~/practice/store/sessions.server";
import { readTimeZone } from "~/mentoring/calendar/time-zone.server";
import { listMentorNames } from "~/mentoring/directory/directory.server";
import { listOwnSessions } from "~/mentoring/sessions/queries.server";
import { describeSession } from "~/mentoring/sessions/session-view";
import { ACTIVE_STATES } from "~/mentoring/sessions/states";
import { loadPersonContextForm } from "~/person-context/form-data.server";
import { toReadableEmail } from "~/platform/http/email-domain.server";
import { getAdvice } from "~/skills/advice/get-advice.server";
import { getSkillProfile } from "~/skills/profile/skill-profile.server";
import { listGaps } from "~/skills/gap";
import { listLatestAttempts } from "~/skills/latest-attempts";
import { summarizeProgress } from "~/skills/progress-summary";
import { summarizeTarget } from "~/skills/target-summary";
import { listWaiting } from "./waiting";

const POINTS_SHOWN = 12;

const ATTEMPTS_SHOWN = 3;

const LEVELS_SHOWN = 3;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { profile } = await requireAccount(request, context);
  const { bio, linkedin, github } = profile;
  const owner = getOwnerId(profile);
  const overview = await loadOverview(owner, request, context);
  const common = {
    person: { email: toReadableEmail(profile.email), bio, linkedin, github },
    name: profile.displayName || profile.name,
  };
  return overview
    ? { ...common, overview, firstDay: null }
    : {
        ...common,
        overview: null,
        firstDay: await loadPersonContextForm(request, context, owner),
      };
}

/** Null for a person who hasn't begun. */
async function loadOverview(owner: string, request: Request, context: AppLoadContext) {
  const now = new Date();
  const [{ scores, record, changes, target, courses, queue }, openSessions, mentorSessions] =
    await Promise.all([
      getSkillProfile(owner, context, now),
      getOwnOpenSessions(owner, context),
      listOwnSessions(owner),
    ]);
  const isEmpty =
    record.length + openSessions.length + mentorSessions.length + courses.length === 0;
  if (isEmpty && !target && !(await hasSessions(owner))) return null;
  const getName = await listMentorNames(mentorSessions.map(({ mentorId }) => mentorId));
  const advice = await getAdvice(owner, context, now);
  return {
    targetSummary: target && summarizeTarget(target.title, listGaps(target.skills, record)),
    progress: summarizeProgress(scores, record.filter(({ rated }) => rated).length),
    advice,
    points: await listScorePoints(owner, scores, POINTS_SHOWN),
    latestAttempts: listLatestAttempts(scores, ATTEMPTS_SHOWN),
    levelChanges: changes.slice(0, LEVELS_SHOWN),
    waiting: {
      items: listWaiting({
        queue,
        openSessions,
        mentorSessions: mentorSessions
          .filter(({ state }) => ACTIVE_STATES.includes(state))
          .map((session) =>
            describeSession(
              session,
              getName(session.mentorId),
              readTimeZone(request) ?? session.timeZone,
              now,
            ),
          ),
        nextUrl: advice.step.to,
      }),
      dueCount: queue.due.length,
      postponedCount: queue.postponed.length,
      dueMinutes: queue.minutes,
      hasQueue: queue.due.length + queue.postponed.length + queue.upcoming.length > 0,
    },
  };
}
