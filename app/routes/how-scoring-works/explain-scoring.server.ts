import { BANDS } from "~/coach/bands";
import type { CoachRequest, Dimension, Review } from "~/coach/types";
import figures from "~/data/coach-figures.json";
import { questionById } from "~/data/questions/cards.server";
import type { QuestionKind } from "~/data/questions/types";
import {
  BAND_DESCRIPTIONS,
  EXAMPLE_CHANGES,
  DIMENSION_QUESTIONS,
  WORKED_EXAMPLE,
  MADE_UP_ANSWER_LABELS,
  CORPUS_LABELS,
  HUMAN_AGREEMENT,
} from "~/data/scoring";
import { runTask } from "~/text-analysis/pool.server";

/** Every number on the page comes from the coach itself or from the file written by coach:eval. */
async function explainScoring() {
  const exampleQuestion = questionById(WORKED_EXAMPLE.questionId);
  if (!exampleQuestion)
    throw new Error(
      `The worked example's question ${WORKED_EXAMPLE.questionId} is no longer in the question bank.`,
    );
  const { question, card } = exampleQuestion;
  const review = (answer: string) =>
    reviewAnswer({
      kind: question.kind,
      question: question.prompt,
      keyPoints: question.keyPoints,
      reference: question.samples.senior,
      answer,
      seconds: null,
    });
  const example = await review(WORKED_EXAMPLE.answer);
  const changes = [];
  for (const { label, detail, answer } of EXAMPLE_CHANGES)
    changes.push({ label, detail, score: (await review(answer)).score });
  return {
    example: { prompt: question.prompt, card: card.title, review: example },
    changes,
    rubrics: {
      technical: await buildRubric("technical", "technical"),
      behavioral: await buildRubric("behavioral", "behavioral"),
    },
    bands: BANDS.map(({ name, from }, index) => ({
      name,
      from,
      to: BANDS[index + 1]?.from ?? 100,
      description: BAND_DESCRIPTIONS[name] ?? "",
    })),
    questions: figures.questions,
    madeUpAnswers: figures.bank.map(({ kind, mean, highest }) => ({
      label: MADE_UP_ANSWER_LABELS[kind] ?? kind,
      mean,
      highest,
    })),
    humanAgreement: HUMAN_AGREEMENT,
    agreement: figures.agreement.map(({ corpus, answers, pooled, onTopic }) => ({
      label: CORPUS_LABELS[corpus] ?? corpus,
      answers,
      r: pooled,
      onTopic,
    })),
  };
}

/** The dimensions and weights of a kind of question, as used in its reviews. */
async function buildRubric(kind: QuestionKind, group: keyof typeof DIMENSION_QUESTIONS) {
  const typed = await getDimensions(kind, null);
  const spoken = await getDimensions(kind, 60);
  return typed.map(({ name, label, weight }) => ({
    name,
    label,
    typed: weight,
    spoken: spoken.find((dimension) => dimension.name === name)?.weight ?? weight,
    description: DIMENSION_QUESTIONS[group][name] ?? "",
  }));
}

async function getDimensions(
  kind: QuestionKind,
  seconds: number | null,
): Promise<readonly Dimension[]> {
  const request = { kind, question: "", keyPoints: [], answer: "I did it.", seconds };
  return (await reviewAnswer(request)).dimensions;
}

/** In the worker, which has the coach's weights loaded anyway. */
function reviewAnswer(request: CoachRequest): Promise<Review> {
  return runTask("reviewAnswer", request, { caller: "how-scoring-works" });
}

let scoring: Promise<ScoringExplanation> | undefined;

/** The same for everyone until the next start, so it is computed once. */
export function getScoring(): Promise<ScoringExplanation> {
  scoring ??= explainScoring().catch((error: unknown) => {
    scoring = undefined;
    throw error;
  });
  return scoring;
}

export type ScoringExplanation = Awaited<ReturnType<typeof explainScoring>>;
