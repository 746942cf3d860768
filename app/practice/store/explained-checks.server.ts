import { listCheckRows } from "./queries.server";
import { parseChecks } from "./stored-json.server";
import type { CheckReplies } from "./types";

/**
 * The checks whose reason the person has read: those answered in other attempts at the question, and
 * those of this attempt that were taken back.
 */
export async function listExplainedChecks(
  owner: string,
  questionId: string,
  attempt: { sessionId: string; attempt: number; checks: CheckReplies },
): Promise<string[]> {
  const rows = await listCheckRows(owner, questionId);
  const elsewhere = rows
    .filter((row) => row.session_id !== attempt.sessionId || row.attempt !== attempt.attempt)
    .flatMap((row) => Object.keys(parseChecks(row)));
  const takenBack = Object.keys(attempt.checks).filter((id) => attempt.checks[id] === null);
  return [...new Set([...elsewhere, ...takenBack])];
}
