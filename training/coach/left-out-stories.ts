import { buildAnswerContext, type StoryModels } from "~/coach/score/answer-context";
import { reviewAnswer } from "~/coach/embedded";
import { prepareModel } from "~/coach/score/answer-model";
import type { AnswerRow } from "./answer-rows";
import { fitAnswerModel } from "./fit-answers";
import { fitVerdicts, type LabeledPoint } from "./fit-verdicts";
import { DEVELOPMENT_SETS, loadGradedAnswers } from "./graded-answers";
import { findFalsehood, loadPointLabels } from "./point-verdicts";
import { isStoryKind, prepareQuestionsWithout } from "./story-rows";

/** How a story or a motivation was reviewed by models that never saw the set it is from. */
export interface LeftOutStory {
  set: string;
  /** Its place in the set. */
  index: number;
  id: string;
  kind: string;
  quality: string;
  mark: number;
  score: number;
  /** What confidence follows from. */
  spread: number;
  credits: number[];
  /** How many verdicts on its points are false; undefined if nobody labeled them. */
  falseVerdicts?: number;
}

const toThousandths = (value: number) => Math.round(value * 1000) / 1000;

/** Everything that reads stories, fitted without one set. */
function fitWithoutSet(
  set: string,
  rows: readonly AnswerRow[],
  points: readonly LabeledPoint[],
): StoryModels {
  return {
    questions: prepareQuestionsWithout(set),
    story: prepareModel(fitAnswerModel(rows.filter((row) => row.set !== set))),
    verdicts: fitVerdicts(points.filter((point) => point.set !== set)),
  };
}

/** The stories and motivations of the development sets, each reviewed as if its writer were a stranger. */
export function reviewLeftOut(
  rows: readonly AnswerRow[],
  points: readonly LabeledPoint[],
): LeftOutStory[] {
  const labels = loadPointLabels();
  return DEVELOPMENT_SETS.flatMap((set) => {
    const models = fitWithoutSet(set, rows, points);
    return loadGradedAnswers(set).flatMap(({ question, ...graded }, index): LeftOutStory[] => {
      const { id, kind, prompt, keyPoints } = question;
      if (!isStoryKind(kind)) return [];
      const { answer, seconds, mark, quality } = graded;
      const request = { kind, question: prompt, keyPoints, answer, seconds };
      const { story, matches } = buildAnswerContext(request, models);
      const { score } = reviewAnswer(request, models);
      const ofAnswer = labels[`${set}-${index}`];
      return [
        {
          set,
          index,
          id,
          kind,
          quality,
          mark,
          score,
          spread: toThousandths(story?.spread ?? 0),
          credits: matches.map(({ credit }) => toThousandths(credit)),
          ...(ofAnswer && {
            falseVerdicts: matches.filter(({ point, status }) => {
              const label = ofAnswer[point.id];
              return label && findFalsehood({ label, status }) !== undefined;
            }).length,
          }),
        },
      ];
    });
  });
}
