export const WENT = ["well", "so-so", "badly"] as const;
export type Went = (typeof WENT)[number];

export const WENT_NAMES: Record<Went, string> = { well: "Well", "so-so": "So-so", badly: "Badly" };

export const QUESTION_MAX = 500;
export const NEXT_STEPS_MAX = 2000;
/** Empty rows of a new debrief, and how many more there are at a time. */
export const ROW_STEP = 5;
export const MAX_QUESTIONS = 20;

/** What was told to a question: only an answer, a story, or none that was wanted. */
export type Told =
  | { kind: "answer" | "none"; storyId: null }
  /** Null for a story that was deleted. */
  | { kind: "story"; storyId: string | null };

/** A question that was asked at a round. */
export interface DebriefQuestion {
  question: string;
  told: Told;
  /** Null if it wasn't said. */
  went: Went | null;
}

export interface StoredQuestion extends DebriefQuestion {
  id: string;
  interviewId: string;
  roundId: string;
  position: number;
  ownQuestionId: string | null;
}

/** How many rows a form shows for so many questions: some are empty, up to the most there may be. */
export function countRows(questions: number, atLeast = ROW_STEP): number {
  return Math.min(MAX_QUESTIONS, Math.max(atLeast, questions + 1));
}

/**
 * For each question the stored one that it was: the one with the same words, else the one in the same place. So a
 * form that is sent twice, or corrected later, makes nothing twice.
 */
export function matchStored<Question extends { question: string }>(
  questions: readonly { question: string }[],
  stored: readonly Question[],
): (Question | undefined)[] {
  const left = new Set(stored);
  const take = (match: Question | undefined) => {
    if (!match || !left.has(match)) return undefined;
    left.delete(match);
    return match;
  };
  const same = questions.map(({ question }) =>
    take([...left].find((each) => each.question === question)),
  );
  return same.map((match, index) => match ?? take(stored[index]));
}
