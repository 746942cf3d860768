import { z } from "zod";
import { parseStoredJson } from "~/platform/database/stored-json.server";
import { type Answers, cleanAnswers } from "./answers";

const storedAnswers = z.record(z.string(), z.string());

/** The answers of an assessment; none in those of before there were any. */
export function parseAnswers({ id, answers }: { id: string; answers: string | null }): Answers {
  if (answers === null) return {};
  return cleanAnswers(parseStoredJson(storedAnswers, answers, { table: "assessments", id }) ?? {});
}

/**
 * Stored answers with the changes. A new assessment (`isOpen` false) doesn't take over how fast the
 * last one was answered.
 */
export function mergeAnswers(
  stored: string | null,
  changes: Record<string, string | null>,
  isOpen: boolean,
): Answers {
  const { pace, ...previous } = parseAnswers({ id: "merged", answers: stored });
  const merged = { ...previous, ...(isOpen && pace ? { pace } : {}), ...changes };
  return Object.fromEntries(
    Object.entries(merged).flatMap(([field, value]) => (value === null ? [] : [[field, value]])),
  );
}
