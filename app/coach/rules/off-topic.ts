import type { AnswerContext } from "~/coach/context/answer-context";
import { leavesSubjectOpen } from "~/coach/match/open-subject";
import { getQuestionOverlap } from "~/coach/match/question-overlap";
import { countFacts } from "~/coach/speech/answer-facts";
import { matchesOtherQuestion } from "./other-question";

/** Less of the points than this is no sign that an answer is about its question. */
const LITTLE = 0.6;
/** How close to the question’s wordings the sentences of answers to other questions are. */
const FAR = 0.2;
const FAR_FROM_OPEN_SUBJECT = 0.08;
/** With this share of the question's words, or of the points' words, a weak answer is still on topic. */
const SUBJECT_OVERLAP = 0.3;
/** A short answer that names the subject is thin, not off topic. */
const SHORT_ANSWER_WORDS = 25;

/** Whether an answer shares almost no words with the question and its points. */
function sharesFewWords(context: AnswerContext): boolean {
  const { judgedAnswer, newStems, question, relevantStems } = context;
  const questionOverlap = getQuestionOverlap(question, judgedAnswer);
  if (
    questionOverlap >= SUBJECT_OVERLAP ||
    relevantStems.size >= SUBJECT_OVERLAP * newStems.size + 1
  )
    return false;
  return judgedAnswer.tokens.length >= SHORT_ANSWER_WORDS || questionOverlap === 0;
}

/**
 * Whether no sentence is close to any way people make a point of this question. Nobody knows that of a
 * question without wordings; of a story something else must tell.
 */
function isFarFromWordings({ isStory, judgment, request }: AnswerContext): boolean {
  if (!judgment) return isStory;
  const far = leavesSubjectOpen(request.question) ? FAR_FROM_OPEN_SUBJECT : FAR;
  return judgment.closeness < far;
}

/**
 * Whether an answer is about something else. Two signs must agree: it shares few words with the
 * question and is far from every wording of its points, or it covers another question and makes
 * little of this one. A story that shares few words must not be in the first person either, because
 * real stories share few words with any question. Of a question that a person wrote too little is known.
 *
 * @param expected 0–1: the share of the points that is likely told
 */
export function isAboutSomethingElse(context: AnswerContext, expected: number): boolean {
  if (context.request.isOwnQuestion) return false;
  if (Object.values(context.request.pointAnswers ?? {}).some((said) => said !== null)) return false;
  if (expected < LITTLE && matchesOtherQuestion(context)) return true;
  if (!sharesFewWords(context) || !isFarFromWordings(context)) return false;
  if (!context.isStory) return true;
  const { i, we } = countFacts(context.judgedAnswer, null);
  return i + we === 0;
}
