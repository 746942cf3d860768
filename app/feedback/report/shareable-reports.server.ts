import { NO_SCORE_YET } from "~/coach/score/range";
import { listScoredSessions } from "~/feedback/history/scored-sessions.server";
import { MAX_SHARED_REPORTS } from "~/mentoring/marks/sharing-access";
import type { ReportChoice } from "~/mentoring/marks/report-choices";
import { formatScore } from "~/practice/store/format-score";

/** The person's newest reports, and any shared already. A live interview has one once it ended. */
export async function listReportChoices(
  owner: string | undefined,
  shared: readonly string[] = [],
): Promise<ReportChoice[]> {
  if (!owner) return [];
  const sessions = (await listScoredSessions(owner)).filter(
    ({ answeredCount, areScoresHidden }) => answeredCount > 0 && !areScoresHidden,
  );
  return sessions
    .filter(({ id }, index) => index < MAX_SHARED_REPORTS || shared.includes(id))
    .map(({ id, title, startedAt, meanScore, isOpen, answeredCount, questionCount }) => ({
      id,
      title,
      startedAt,
      detail: `${meanScore === null ? NO_SCORE_YET : `Score ${formatScore({ score: meanScore, isOpen })}`}, ${answeredCount} of ${questionCount} answered`,
      isShared: shared.includes(id),
    }));
}

/** Whether the person can share each of these reports. */
export async function areShareable(owner: string, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const choices = await listReportChoices(owner, ids);
  return ids.every((id) => choices.some((choice) => choice.id === id));
}

export const NOT_SHAREABLE =
  "One of the reports you selected isn’t yours or no longer exists. Check your selection.";
