import { questionById } from "~/data/questions/cards.server";
import type { InterviewTab } from "~/data/interview-tabs";
import { isSkillId, type SkillId } from "~/data/skills";
import { listAttemptScoreRows } from "./queries.server";

export interface AttemptScore {
  sessionId: string;
  questionId: string;
  name: string;
  card: string;
  tab: InterviewTab;
  skills: SkillId[];
  attempt: number;
  /** 0–100, with the points the person marked. */
  score: number;
  /** The score without them. */
  coachScore: number;
  /** The user had recently seen a sample answer, a review or the hint for it. */
  isHelped: boolean;
  at: string;
  /** Natural length of an answer. */
  minutes: number;
}

/** All of the owner's attempts, oldest first; questions removed from the bank are left out. */
export async function listAttemptScores(owner: string): Promise<AttemptScore[]> {
  const rows = await listAttemptScoreRows(owner);
  return rows.flatMap(
    ({ session_id, question_id, attempt, score, coach_score, help, created_at }) => {
      const bankEntry = questionById(question_id);
      if (!bankEntry) return [];
      const { question, card } = bankEntry;
      const skills = question.skills.filter(isSkillId);
      return {
        sessionId: session_id,
        questionId: question_id,
        name: question.name,
        card: card.title,
        tab: card.tab,
        skills,
        attempt,
        score,
        coachScore: coach_score,
        isHelped: help !== null,
        at: created_at,
        minutes: question.minutes,
      };
    },
  );
}
