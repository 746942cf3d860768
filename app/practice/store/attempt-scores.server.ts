import { hasTooOpenRange, isTooOpenAbove, MIN_RANGE_WORDS } from "~/coach/score/range";
import type { Review } from "~/coach/types";
import { listEvidencedSkills } from "~/data/questions/evidenced-skills";
import type { InterviewTab } from "~/data/interview-tabs";
import type { SkillId } from "~/data/skills";
import { isExercise } from "~/practice/own-questions/exercise-question.server";
import { createQuestionFinder } from "~/practice/own-questions/find-question.server";
import { listAttemptScoreRows } from "./attempt-score-rows.server";
import { MAX_OWN_SHARE } from "./earlier-rubric";
import { NO_CONTENT_MAX_SCORE, hasContent } from "./has-content";
import { parseReview } from "./stored-json.server";

export interface AttemptScore {
  sessionId: string;
  questionId: string;
  name: string;
  card: string;
  tab: InterviewTab;
  skills: SkillId[];
  attempt: number;
  /** 0–100: the best estimate, with the person's replies. */
  score: number;
  /** What is sure of it: the lower end of the range while something is open. */
  lowerScore: number;
  /** Something is still asked that would change the score. */
  isOpen: boolean;
  /** So much is still asked, or so little was said, that the review shows no figure. */
  isTooOpen: boolean;
  /** More than half of what was said rests on the person's own account. */
  isOwnAccount: boolean;
  isByEarlierRubric: boolean;
  /** A model's score of an attempt by the person's own account, if there is one. */
  otherScore: number | null;
  /** The user had recently seen a sample answer, a review or the hint for it. */
  isHelped: boolean;
  /** It says nothing, or was typed as a test: no evidence of a skill. */
  isWithoutContent: boolean;
  at: string;
  /** Natural length of an answer. */
  minutes: number;
  /** How long they spoke; null if it was typed. */
  seconds?: number | null;
}

/** All of the owner's attempts, oldest first; questions that were removed or deleted, and exercises, are left out. */
export async function listAttemptScores(owner: string): Promise<AttemptScore[]> {
  const rows = await listAttemptScoreRows(owner);
  const getQuestion = await createQuestionFinder(
    owner,
    rows.map(({ question_id }) => question_id),
  );
  return rows.flatMap((row) => {
    const { session_id, question_id, attempt, score, lower_score, own_share, help, created_at } =
      row;
    const found = getQuestion(question_id);
    if (!found || isExercise(question_id)) return [];
    const { question, card } = found;
    const review = readLowReview(row);
    const skills = listEvidencedSkills(question);
    return {
      sessionId: session_id,
      questionId: question_id,
      name: question.name,
      card: card.title,
      tab: card.tab,
      skills,
      attempt,
      score,
      lowerScore: lower_score ?? score,
      isOpen: lower_score !== null && lower_score < score,
      isTooOpen: review
        ? hasTooOpenRange(review) || (!row.has_code && isTooShort(review))
        : lower_score !== null && isTooOpenAbove(lower_score, score),
      isOwnAccount: (own_share ?? 0) > MAX_OWN_SHARE,
      isByEarlierRubric: lower_score === null,
      otherScore: readOpinionScore(row),
      isHelped: help !== null,
      isWithoutContent:
        row.coach_score <= NO_CONTENT_MAX_SCORE && review !== null && !hasContent(review),
      at: created_at,
      minutes: question.minutes,
      seconds: row.seconds,
    };
  });
}

/** Reviews by an earlier rubric show their score without a range. */
const isTooShort = ({ range, facts }: Review): boolean =>
  range !== undefined && facts.words < MIN_RANGE_WORDS;

type AttemptScoreRow = Awaited<ReturnType<typeof listAttemptScoreRows>>[number];

/** Null where the answer is long and its score isn't low, and for a review that can't be read. */
function readLowReview({ low_review, ...row }: AttemptScoreRow): Review | null {
  return low_review ? parseReview("interview_answers", { ...row, review: low_review }) : null;
}

function readOpinionScore({ opinion, ...row }: AttemptScoreRow): number | null {
  return opinion === null
    ? null
    : (parseReview("second_opinions", { ...row, review: opinion })?.score ?? null);
}
