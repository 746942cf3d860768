import figures from "~/data/coach-figures.json";
import {
  CORPUS_LABELS,
  EXAMPLE_CHANGES,
  HUMAN_AGREEMENT,
  LIMITATIONS,
  MADE_UP_ANSWER_LABELS,
  SCORING_TESTS_LEAD,
  WORKED_EXAMPLE,
} from "~/data/scoring";
import { findWorkedExample } from "~/feedback/worked-example.server";
import { computeOnce } from "~/platform/compute-once";

/** Every number comes from the coach itself or from the file written by coach:eval. */
async function measureScoring() {
  const { review } = findWorkedExample();
  const changes = [];
  for (const { label, detail, answer } of EXAMPLE_CHANGES)
    changes.push({ label, detail, score: (await review(answer)).score });
  return {
    exampleScore: (await review(WORKED_EXAMPLE.answer)).score,
    changes,
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

const getMeasurements = computeOnce(measureScoring);

export async function loader() {
  return { ...(await getMeasurements()), lead: SCORING_TESTS_LEAD, limits: LIMITATIONS };
}

export type ScoringMeasurements = Awaited<ReturnType<typeof measureScoring>>;
