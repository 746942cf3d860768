import { NO_SCORE_YET } from "~/coach/score/range";
import { describePractice } from "./describe-practice";
import type { SkillGap } from "./gap";
import type { Evidence } from "./level";
import { isExerciseSubject, nameOnlyLesson } from "./only-lesson";
import type { SkillEvidence } from "./record";

const PROOF_RULE =
  "Met takes two answers on different days; a quiz or a mentor’s review counts too.";
const OWN_ACCOUNT_RULE = "Met takes two answers on different days that rest less on it.";

/** What a level rests on and how sure it is, in short sentences. */
export function describeEvidence({ evidence, unscored, state }: SkillGap): string[] {
  if (state === "unscored") return [describeUnscored(unscored.length)];
  if (!evidence) return ["No evidence yet."];
  if (state === "rated")
    return [
      `You rated yourself ${evidence.rated?.level} of 5. An answer, a quiz or a mentor can show it.`,
    ];
  return [
    nameOnlyLesson(evidence)
      ? `${countPieces(evidence.pieces)}. That is too little for a figure.`
      : `Could be off by ${getMargin(evidence)}. ${countPieces(evidence.pieces)}.`,
    ...(state === "once" ? [explainNoProof(evidence.pieces)] : []),
    ...(evidence.practiced ? describePractice(evidence.practiced) : []),
    ...(unscored.length > 0 ? [describeUnscored(unscored.length)] : []),
  ];
}

function describeUnscored(count: number): string {
  return count === 1
    ? `${NO_SCORE_YET} for one answer. Its review says what is missing.`
    : `${NO_SCORE_YET} for ${NUMBERS[count] ?? count} answers. Their reviews say what is missing.`;
}

/** Half of the range, or its longer side at an end of the scale. */
function getMargin({ level: { value, low, high } }: SkillEvidence): number {
  return Math.max(value - low, high - value);
}

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** "Three answers, two quizzes, no mentor yet" */
function countPieces(pieces: readonly Evidence[]): string {
  const counts = Map.groupBy(
    pieces.filter(({ source }) => source !== "rated"),
    namePiece,
  );
  const parts = [...counts].map(
    ([{ one, many }, { length }]) => `${NUMBERS[length] ?? length} ${length === 1 ? one : many}`,
  );
  const text = [...parts, ...(counts.has(REVIEW) ? [] : ["no mentor yet"])].join(", ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function explainNoProof(pieces: readonly Evidence[]): string {
  const [proof, ...others] = pieces.filter(
    ({ source, isOwnAccount }) => source !== "rated" && !isOwnAccount,
  );
  if (!proof) return `High enough, but mostly by your own account. ${OWN_ACCOUNT_RULE}`;
  const reason =
    others.length === 0 ? `from one ${namePiece(proof).one}` : "all of it is from one day";
  return `High enough, but ${reason}. ${PROOF_RULE}`;
}

const ANSWER = { one: "answer", many: "answers" };
const QUIZ = { one: "quiz", many: "quizzes" };
const EXERCISE = { one: "exercise", many: "exercises" };
const REVIEW = { one: "mentor’s review", many: "mentors’ reviews" };

function namePiece({ source, subject }: Evidence) {
  if (source === "reviewed") return REVIEW;
  if (source === "practiced") return ANSWER;
  return isExerciseSubject(subject) ? EXERCISE : QUIZ;
}
