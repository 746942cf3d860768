import { computeComebacks } from "~/comeback/compute-comebacks";
import { listAttemptScores } from "~/interviews/attempt-scores.server";
import type { Session } from "~/interviews/types";
import type { UnsentDraft } from "~/interviews/types";
import { updatePlan } from "~/feedback/report/plan";
import { type Report, buildReport } from "~/feedback/report/report";

/** A session's report, with the due dates of its questions. */
export async function loadReport(
  owner: string,
  session: Session,
  name: string | null,
  unsentDrafts: readonly UnsentDraft[],
): Promise<Report> {
  const comebacks = computeComebacks(await listAttemptScores(owner));
  const report = buildReport(session, comebacks, name, unsentDrafts);
  const today = new Date().toISOString().slice(0, 10);
  return { ...report, plan: report.plan && updatePlan(report.plan, today) };
}
