import { hasScore } from "~/coach/has-score";
import { listLatestRatings } from "~/assessment/assessments.server";
import { skillById } from "~/data/skills";
import { questionById } from "~/data/questions/cards.server";
import { getSession } from "~/practice/store/sessions.server";
import type { Answer, Session } from "~/practice/store/types";
import type { ScoreView } from "~/mentoring/marks/compare-marks";
import type { MarkedAnswer } from "~/mentoring/marks/marked-answers";
import { type Mark, listMarks } from "~/mentoring/marks/marks.server";
import { listMentorNames } from "~/mentoring/directory/directory.server";
import { formatList } from "~/ui/format";

interface MarkFilter {
  /** Only the marks of one interview session. */
  sessionId?: string;
  /** Only the marks given for one mentoring session. */
  mentorSessionId?: string;
  /** Only the marks of one answer. */
  answer?: Pick<Mark, "questionId" | "attempt">;
}

/** The marks on an owner's answers as the owner sees them. */
export async function loadMarkedAnswers(
  owner: string,
  { sessionId, mentorSessionId, answer }: MarkFilter,
): Promise<MarkedAnswer[]> {
  const marks = (await listMarks(owner)).filter(
    (mark) =>
      (sessionId === undefined || mark.sessionId === sessionId) &&
      (mentorSessionId === undefined || mark.mentorSessionId === mentorSessionId) &&
      (answer === undefined ||
        (mark.questionId === answer.questionId && mark.attempt === answer.attempt)),
  );
  if (marks.length === 0) return [];
  const getName = await listMentorNames(marks.map(({ mentorId }) => mentorId));
  const ratings = await listLatestRatings(owner);
  const ids = [...new Set(marks.map((mark) => mark.sessionId))];
  const sessions = await Promise.all(ids.map((id) => getSession(owner, id)));
  return marks.map((mark) => {
    const session = sessions.find((each) => each?.id === mark.sessionId);
    const number = findNumber(session, mark.questionId);
    const mentorName = getName(mark.mentorId);
    return {
      key: `${mark.mentorSessionId} ${mark.sessionId} ${mark.questionId}`,
      questionName: session?.questions[number - 1]?.name ?? "A former question",
      mentorName,
      path:
        number === 0
          ? ""
          : `/interview/sessions/${mark.sessionId}/review/${number}?attempt=${mark.attempt}`,
      coach: describeCoachScore(session, mark),
      selfRating: describeSelfRating(mark.questionId, ratings),
      mentor: {
        label: mentorName.split(" ")[0] ?? mentorName,
        score: mark.score,
        basis: "Mentor’s mark",
      },
      note: mark.note,
    };
  });
}

/** The number of a question in its session; 0 if it isn't there. */
function findNumber(session: Session | undefined, questionId: string): number {
  return session ? session.questions.findIndex(({ id }) => id === questionId) + 1 : 0;
}

/** The coach's score of the answer that a mentor marked. */
export function describeCoachScore(
  session: Session | undefined,
  { questionId, attempt }: Pick<Mark, "questionId" | "attempt">,
): ScoreView {
  const answer = session?.answers.find(
    (each) => each.questionId === questionId && each.attempt === attempt,
  );
  const isScored = answer?.review ? hasScore(answer.review) : false;
  return {
    label: "Coach",
    score: isScored && answer ? getCoachScore(answer) : null,
    basis: isScored ? "Score of this answer" : "No score",
  };
}

/** Without what the person replied: a mentor compares with what the coach saw. */
function getCoachScore({ review, coachScore, isReviewedAgain }: Answer): number {
  return isReviewedAgain && review ? review.score : coachScore;
}

/** How the person rates the skills of a question: for themselves, it isn't shared with the mentor. */
function describeSelfRating(
  questionId: string,
  ratings: Awaited<ReturnType<typeof listLatestRatings>>,
): string | null {
  const skills = questionById(questionId)?.question.skills ?? [];
  const rated = ratings
    .filter(({ skill }) => skills.includes(skill))
    .map(({ skill, level }) => `${skillById(skill).name} ${level} of 5`);
  return rated.length > 0 ? `Self-rating: ${formatList(rated)}.` : null;
}
