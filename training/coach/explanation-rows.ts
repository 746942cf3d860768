import { buildAnswerContext } from "~/coach/score/answer-context";
import { listAnswerTerms } from "~/coach/score/answer-terms";
import { measureExplanation } from "~/coach/score/explanation-features";
import type { AnswerRow } from "./answer-rows";
import { DEVELOPMENT_SETS, EXPLANATION_SETS, loadGradedAnswers } from "./graded-answers";
import { isStoryKind } from "./story-rows";

/** What the brief answers would be called beside longer ones, by their marks. */
const BRIEF_QUALITIES: Readonly<Record<string, string>> = {
  tight: "excellent",
  short: "good",
  one: "mediocre",
  slip: "wrong",
};

/** The technical and case answers of the development sets, as the coach reads them. */
export function loadExplanationRows(): AnswerRow[] {
  return [...EXPLANATION_SETS, ...DEVELOPMENT_SETS, "contrasts", "brief"].flatMap((set) =>
    loadGradedAnswers(set)
      .filter(({ question }) => !isStoryKind(question.kind))
      .map(({ id, quality, mark, seconds, answer, question }) => {
        const { kind, prompt, keyPoints } = question;
        const context = buildAnswerContext({ kind, question: prompt, keyPoints, answer, seconds });
        return {
          set,
          id,
          kind,
          quality: BRIEF_QUALITIES[quality] ?? quality,
          mark,
          measures: measureExplanation(context),
          terms: listAnswerTerms(context.judgedAnswer.sentences),
        };
      }),
  );
}
