import { getSession } from "~/practice/store/sessions.server";
import { listMarks } from "~/mentoring/marks/marks.server";
import { listOwnProblems } from "~/mentoring/feedback/problems.server";
import { isSharingOpen } from "~/mentoring/marks/sharing-access";
import type { SharedReport } from "~/mentoring/marks/shared-report-list";
import { listSharedReports } from "~/mentoring/marks/shared-reports.server";
import type { MentorSession } from "~/mentoring/sessions/queries.server";

/** What a mentor may open of a request, and the problems they reported. */
export async function loadReportsAndProblems(
  session: MentorSession,
  mentorAccount: string,
  now: Date,
) {
  return {
    reports: isSharingOpen(session, now) ? await listReports(session) : [],
    problems: await listOwnProblems(mentorAccount, session.id),
  };
}

async function listReports({ id, ownerId }: MentorSession): Promise<SharedReport[]> {
  const sharedIds = await listSharedReports(id);
  if (sharedIds.length === 0) return [];
  const marks = await listMarks(ownerId);
  const sessions = await Promise.all(sharedIds.map((sessionId) => getSession(ownerId, sessionId)));
  return sessions.flatMap((interview) => {
    if (!interview) return [];
    const sessionMarks = marks.filter(
      (mark) => mark.mentorSessionId === id && mark.sessionId === interview.id,
    );
    return {
      id: interview.id,
      title: interview.card.title,
      startedAt: interview.startedAt,
      answered: new Set(interview.answers.map(({ questionId }) => questionId)).size,
      marked: sessionMarks.length,
    };
  });
}
