import { computeSchedule } from "~/review-schedule/compute-schedule";
import { listAttemptScores } from "~/practice/store/attempt-scores.server";
import type { Session } from "~/practice/store/types";
import type { UnsentDraft } from "~/practice/store/types";
import { updatePlan } from "./plan";
import { type Report, buildReport } from "./report";

/** A session's report, with the due dates of its questions. */
export async function loadReport(
  owner: string,
  session: Session,
  name: string | null,
  unsentDrafts: readonly UnsentDraft[],
): Promise<Report> {
  const schedule = computeSchedule(await listAttemptScores(owner));
  const report = buildReport(session, { name, unsentDrafts, schedule });
  const today = new Date().toISOString().slice(0, 10);
  return { ...report, plan: report.plan && updatePlan(report.plan, today) };
}
