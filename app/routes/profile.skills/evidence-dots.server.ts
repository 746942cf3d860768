import { BANDS } from "~/coach/bands";
import { LEVELS } from "~/data/levels";
import { formatScore } from "~/practice/store/format-score";
import { getReviewUrl } from "~/practice/session/review-url";
import { listSessionQuestionIds } from "~/practice/store/session-question-ids.server";
import type { SkillGap } from "~/skills/gap";
import type { Evidence, EvidenceSource } from "~/skills/level";

export interface EvidenceDot {
  source: EvidenceSource;
  at: string;
  /** "66", "57 for now", "No score yet", "80%", "3 of 5" */
  value: string;
  /** The answer, quiz or review. */
  to: string;
}

/** A page of six rows stays within its size with these. */
const DOTS_SHOWN = 5;

export type GetDots = (gap: SkillGap) => EvidenceDot[];

/** The newest evidence of skills, oldest first, each with its link. */
export async function createDotFinder(
  owner: string,
  gaps: readonly SkillGap[],
  ratingsUrl: string,
): Promise<GetDots> {
  const sessions = new Set(gaps.flatMap(listPieces).flatMap(({ session }) => session?.id ?? []));
  const questionIds = await listSessionQuestionIds(owner, [...sessions]);
  return (gap) =>
    listPieces(gap).map((piece) => ({
      source: piece.source,
      at: piece.at,
      value: formatValue(piece),
      to: getUrl(piece, questionIds, ratingsUrl),
    }));
}

const listPieces = ({ evidence, unscored }: SkillGap) =>
  [...(evidence?.pieces ?? []), ...unscored]
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .slice(-DOTS_SHOWN);

function formatValue({ source, value, listed }: Evidence): string {
  if (listed) return formatScore(listed);
  if (source === "rated")
    return `${BANDS.filter(({ from }) => value >= from).length} of ${LEVELS.length}`;
  return source === "learned" ? `${value}%` : String(value);
}

function getUrl(
  { source, subject, session }: Evidence,
  questionIds: ReadonlyMap<string, string[]>,
  ratingsUrl: string,
): string {
  if (source === "rated") return ratingsUrl;
  if (source === "learned") {
    const [course, part, isCode] = subject.split("/");
    return isCode
      ? `/learning/${course}/${part}#code-exercise`
      : `/learning/${course}/quiz/${part}`;
  }
  const questionId = subject.slice(subject.lastIndexOf("/") + 1);
  if (!session) return `/interview/questions/${questionId}`;
  return getReviewUrl(
    { session: session.id, question: questionId, attempt: session.attempt },
    questionIds.get(session.id),
  );
}
