import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireAccount } from "~/accounts/session/auth.server";
import { getOwnerId } from "~/accounts/auth-api/profile";
import { listScorePoints } from "~/feedback/history/score-points.server";
import { listScoredSessions } from "~/feedback/history/scored-sessions.server";
import type { ScoredSession } from "~/feedback/history/types";
import { readTimeZone } from "~/mentoring/calendar/time-zone.server";
import { listApplications } from "~/mentoring/applications/queries.server";
import { listMentorNames } from "~/mentoring/directory/directory.server";
import { listEarlierRequests } from "~/mentoring/sessions/earlier-requests.server";
import { listOwnSessions, type MentorSession } from "~/mentoring/sessions/queries.server";
import { describeSession } from "~/mentoring/sessions/session-view";
import { splitByTime } from "~/mentoring/sessions/split-by-time";
import { toReadableEmail } from "~/platform/http/email-domain.server";
import { listLatestAttempts } from "~/skills/latest-attempts";
import { getSkillProfile } from "~/skills/profile/skill-profile.server";
import { pluralize } from "~/ui/format";
import { listWaitlists } from "~/mentoring/booking/waitlist.server";

const POINTS_SHOWN = 12;
const ROWS_SHOWN = 3;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { profile } = await requireAccount(request, context);
  const owner = getOwnerId(profile);
  const now = new Date();
  const [{ scores, changes }, sessions, mentorSessions, requests, applications, waitlists] =
    await Promise.all([
      getSkillProfile(owner, context, now),
      listScoredSessions(owner),
      listOwnSessions(owner),
      listEarlierRequests(owner),
      listApplications(owner),
      listWaitlists(owner),
    ]);
  const timeZone = readTimeZone(request);
  const getName = await listMentorNames(
    [...mentorSessions, ...waitlists].map(({ mentorId }) => mentorId),
  );
  const describe = (session: MentorSession) =>
    describeSession(session, getName(session.mentorId), timeZone ?? session.timeZone, now);
  const { upcoming, past } = splitByTime(mentorSessions);
  return {
    person: {
      email: toReadableEmail(profile.email),
      bio: profile.bio,
      linkedin: profile.linkedin,
      github: profile.github,
    },
    points: await listScorePoints(owner, scores, POINTS_SHOWN),
    latestAttempts: listLatestAttempts(scores, ROWS_SHOWN),
    levelChanges: changes.slice(0, ROWS_SHOWN),
    summary: describeSessions(sessions, mentorSessions.length),
    sessions,
    upcoming: upcoming.map(describe),
    past: past.map(describe),
    requests,
    applications,
    waitlists: waitlists.map(({ mentorId, expiresAt }) => ({
      mentorId,
      mentor: getName(mentorId),
      expiresAt,
    })),
  };
}

function describeSessions(sessions: readonly ScoredSession[], mentoringCount: number): string {
  const open = sessions.filter(({ endedAt }) => endedAt === null).length;
  const interviews = pluralize(sessions.length, "interview");
  return `${interviews}${open === 0 ? "" : `, ${open} still open,`} and ${pluralize(mentoringCount, "mentoring session")}.`;
}
