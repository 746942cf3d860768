import { questionById } from "~/data/questions/cards.server";
import { listEvidencedSkills } from "~/data/questions/evidenced-skills";
import { listMarks } from "~/mentoring/marks/marks.server";
import type { Evidence } from "~/skills/level";

/** Mentors' marks as evidence for the skills of the questions. */
export async function listReviewedEvidence(owner: string): Promise<Evidence[]> {
  const marks = await listMarks(owner);
  return marks.flatMap(({ mentorId, sessionId, questionId, attempt, score, updatedAt }) => {
    const question = questionById(questionId)?.question;
    return (question ? listEvidencedSkills(question) : []).map((skill) => ({
      skill,
      source: "reviewed" as const,
      subject: `${mentorId}/${questionId}`,
      value: score,
      at: updatedAt,
      session: { id: sessionId, attempt },
    }));
  });
}
