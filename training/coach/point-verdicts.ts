import { readFileSync } from "node:fs";
import { reviewAnswer } from "~/coach/embedded";
import type { KeyPointStatus } from "~/coach/types";
import type { Question } from "~/data/questions/types";
import { EXPLANATION_SETS, STORY_SETS, loadGradedAnswers } from "./graded-answers";

/** What a reader who hadn’t seen the coach said about a key point of an answer. */
export type PointLabel = "covered" | "partly" | "none" | "contradicted";

export interface PointVerdict {
  set: string;
  questionId: string;
  kind: Question["kind"];
  /** The answer: its set and its index in it. */
  key: string;
  pointId: string;
  label: PointLabel;
  /** The coach’s. */
  status: KeyPointStatus;
}

export const LABELED_SETS = ["e", "g", "brief", ...STORY_SETS, ...EXPLANATION_SETS] as const;
const HELD_BACK_LABELED_SETS = ["k", "l", "m"] as const;

type PointLabels = Record<string, Record<string, PointLabel>>;

function loadLabels(file: string): PointLabels {
  return JSON.parse(
    readFileSync(new URL(`data/graded-answers/${file}.json`, import.meta.url), "utf8"),
  );
}

/** Of the sets for development: by answer, `e-17` for number 17 of set `e`, and by key point. */
export const loadPointLabels = () => loadLabels("point-labels");

/** Every key point of every labeled answer of the sets for development, with the verdict of the shipped coach. */
export function listPointVerdicts(): PointVerdict[] {
  const labels = loadPointLabels();
  return LABELED_SETS.flatMap((set) => listVerdictsOfSet(set, set, labels));
}

/** The same, of the sets that nobody who works on the coach reads. */
export function listHeldBackPointVerdicts(): PointVerdict[] {
  return HELD_BACK_LABELED_SETS.flatMap((set) => {
    const file = `held-back/${set}`;
    return listVerdictsOfSet(set, file, loadLabels(`${file}-labels`));
  });
}

function listVerdictsOfSet(set: string, file: string, labels: PointLabels): PointVerdict[] {
  return loadGradedAnswers(file).flatMap(({ question, answer, seconds }, index) => {
    const { id: questionId, kind, prompt, keyPoints } = question;
    const key = `${set}-${index}`;
    const ofAnswer = labels[key];
    if (!ofAnswer) return [];
    const review = reviewAnswer({ kind, question: prompt, keyPoints, answer, seconds });
    return review.keyPoints.map(({ id: pointId, status }): PointVerdict => {
      const label = ofAnswer[pointId];
      if (!label) throw new Error(`no label for ${key} ${pointId}`);
      return { set, questionId, kind, key, pointId, label, status };
    });
  });
}

/** How a statement misleads, if it does. What is asked states nothing. */
export type Falsehood = "found that nobody made" | "accused";

export function findFalsehood({
  label,
  status,
}: Pick<PointVerdict, "label" | "status">): Falsehood | undefined {
  if (status === "contradicted") return label === "contradicted" ? undefined : "accused";
  const isStated = status === "covered" || status === "partial";
  return isStated && (label === "none" || label === "contradicted")
    ? "found that nobody made"
    : undefined;
}

export interface FalseVerdicts {
  points: number;
  /** How many of them mislead, by what they say wrongly. */
  falsehoods: Readonly<Record<Falsehood, number>>;
  /** 0–1: the share of what is stated that misleads, and of the points that are stated. */
  share: number;
  stated: number;
}

export function countFalseVerdicts(verdicts: readonly PointVerdict[]): FalseVerdicts {
  const found = verdicts.flatMap((verdict) => findFalsehood(verdict) ?? []);
  const count = (falsehood: Falsehood) => found.filter((each) => each === falsehood).length;
  const stated = verdicts.filter(({ status }) => status !== "asked");
  return {
    points: verdicts.length,
    falsehoods: {
      "found that nobody made": count("found that nobody made"),
      accused: count("accused"),
    },
    share: found.length / Math.max(1, stated.length),
    stated: stated.length / verdicts.length,
  };
}
