import { listOwnProblems } from "~/mentoring/feedback/problems.server";
import { isSharingOpen } from "~/mentoring/marks/sharing-access";
import {
  listSharedReports,
  setSharedReports,
  stopSharing,
} from "~/mentoring/marks/shared-reports.server";
import { findReview } from "~/mentoring/feedback/reviews.server";
import type { MentorSession } from "~/mentoring/sessions/queries.server";
import { runTransaction } from "~/platform/database/connection.server";
import { loadMarkedAnswers } from "~/feedback/marks/load-marked-answers.server";
import {
  NOT_SHAREABLE,
  areShareable,
  listReportChoices,
} from "~/feedback/report/shareable-reports.server";

/** The reports shared with the mentor, the person's review, and the problems they reported. */
export async function loadSessionFeedback(session: MentorSession, now: Date) {
  const shared = await listSharedReports(session.id);
  const choices = await listReportChoices(session.ownerId, shared);
  const isOpen = isSharingOpen(session, now);
  return {
    reports: isOpen ? choices : choices.filter(({ isShared }) => isShared),
    isSharingOpen: isOpen,
    marked: await loadMarkedAnswers(session.ownerId, { mentorSessionId: session.id }),
    canReview: session.state === "done",
    review: await findReview(session),
    problems: await listOwnProblems(session.ownerId, session.id),
  };
}

/** Shares the selected reports and no others; stopping is possible at any time. */
export async function changeSharing(session: MentorSession, reports: readonly string[], now: Date) {
  const shared = await listSharedReports(session.id);
  const addsReports = reports.some((id) => !shared.includes(id));
  if (addsReports && !isSharingOpen(session, now)) return { ok: false as const, refusal: OVER };
  if (!(await areShareable(session.ownerId, reports)))
    return { ok: false as const, refusal: { message: NOT_SHAREABLE, status: 400 } };
  const removed = shared.filter((id) => !reports.includes(id));
  const revocation = await stopSharing(session.id, removed);
  if (addsReports)
    await runTransaction((transaction) => setSharedReports(transaction, session, reports, now));
  const message = reports.length === 0 ? "No reports are shared now" : "Shared reports saved";
  return { ok: true as const, message, revocation };
}

const OVER = { message: "This session is over, so no more reports can be shared.", status: 409 };
