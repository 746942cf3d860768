import type { Evidence } from "./level";
import type { ScoredAnswer } from "./record";

/** What an answer counts in the record. */
export function getCountedScore({
  score,
  lowerScore = score,
  isOwnAccount = false,
  otherScore = null,
}: ScoredAnswer): number {
  return isOwnAccount && otherScore !== null ? otherScore : lowerScore;
}

/** An answer with the newest mark that mentors gave it. */
export function addMentorScore(answer: ScoredAnswer, evidence: readonly Evidence[]): ScoredAnswer {
  const mark = evidence
    .filter(
      ({ source, subject, at }) =>
        source === "reviewed" && subject.endsWith(`/${answer.questionId}`) && at >= answer.at,
    )
    .reduce<Evidence | undefined>(
      (last, each) => (last && last.at > each.at ? last : each),
      undefined,
    );
  return mark ? { ...answer, otherScore: mark.value } : answer;
}
