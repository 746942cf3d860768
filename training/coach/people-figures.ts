import { reviewAnswer } from "~/coach/embedded";
import { listPoints, fitPoints, isTold, splitQuestions } from "./fit-points";
import { fitEstimate, fitOpen } from "./fit-estimate";
import type { CoachModels } from "~/coach/score/score-answer";
import type { PointAnswers, Review } from "~/coach/types";
import type { LabeledAnswer } from "./labeled-answers";

export interface PersonReview {
  answer: LabeledAnswer;
  /** Before anything was asked, and with every point answered as it was labeled. */
  before: Review;
  after: Review;
}

/** The models that are fitted to these answers. */
export function fitModels(answers: readonly LabeledAnswer[]): Required<CoachModels> {
  const ofKind = (isStory: boolean) => answers.filter(({ context }) => context.isStory === isStory);
  const [stories, explanations] = [ofKind(true), ofKind(false)];
  const points = {
    story: fitPoints(listPoints(stories)),
    explanation: fitPoints(listPoints(explanations)),
  };
  const estimates = {
    story: { ...fitEstimate(stories), open: 1 },
    explanation: { ...fitEstimate(explanations), open: 1 },
  };
  const models = { points, estimates };
  return {
    points,
    estimates: {
      story: { ...estimates.story, open: fitOpen(stories, models) },
      explanation: { ...estimates.explanation, open: fitOpen(explanations, models) },
    },
  };
}

/** What the person would answer who knows what they said: the labeled sentence, or that it was left out. */
function answerAsLabeled({ labels, sentences, request }: LabeledAnswer): PointAnswers {
  return Object.fromEntries(
    request.keyPoints.map(({ id }) => [
      id,
      isTold(labels[id] ?? "none") ? (sentences[id] ?? 0) : null,
    ]),
  );
}

function reviewTwice(answer: LabeledAnswer, models?: CoachModels): PersonReview {
  return {
    answer,
    before: reviewAnswer(answer.request, models),
    after: reviewAnswer({ ...answer.request, pointAnswers: answerAsLabeled(answer) }, models),
  };
}

/** Answers that nothing was fitted to, reviewed by what ships. */
export function reviewAsShipped(answers: readonly LabeledAnswer[]): PersonReview[] {
  return answers.map((answer) => reviewTwice(answer));
}

/** Each of people’s answers reviewed by models that never saw its question. */
export function reviewLeftOut(
  people: readonly LabeledAnswer[],
  others: readonly LabeledAnswer[],
): PersonReview[] {
  const all = [...people, ...others];
  const foldOf = splitQuestions(all.map(({ questionId }) => questionId));
  return [...new Set(foldOf.values())].flatMap((fold) => {
    const isTest = ({ questionId }: LabeledAnswer) => foldOf.get(questionId) === fold;
    const tested = people.filter(isTest);
    if (tested.length === 0) return [];
    const models = fitModels(all.filter((answer) => !isTest(answer)));
    return tested.map((answer) => reviewTwice(answer, models));
  });
}
