import type { InterviewCard, Question } from "~/data/questions/types";

export const OWN_QUESTION_KINDS = ["story", "explanation"] as const;

export type OwnQuestionKind = (typeof OWN_QUESTION_KINDS)[number];

/** The most points of a question, and the most questions of a person. */
export const MAX_POINTS = 7;
export const MAX_QUESTIONS = 50;

/** A question that somebody wrote. */
export interface OwnQuestion {
  id: string;
  /** A story of something that happened, or an explanation. */
  kind: OwnQuestionKind;
  prompt: string;
  /** What a good answer says. */
  points: { id: string; text: string }[];
  /** A model answer; empty without one. */
  sample: string;
  /** Natural length, other than by its kind. */
  words?: [from: number, to: number] | undefined;
}

/** Stands for a card where one is named. */
export const OWN_QUESTIONS_CARD: InterviewCard = {
  id: "own-questions",
  tab: "behavioral",
  title: "Your own questions",
  description: "",
  difficulty: "Medium",
  topics: [],
  minutes: 0,
  questions: [],
};

/** Stands for the card of a lesson's exercise. */
export const EXERCISES_CARD: InterviewCard = {
  ...OWN_QUESTIONS_CARD,
  id: "lesson-exercises",
  title: "Lesson exercises",
};

const MAX_NAME_LENGTH = 60;

/** The beginning of its prompt, for lists. */
export function nameQuestion(prompt: string): string {
  const line = prompt.replace(/\s+/g, " ").trim();
  const characters = [...line];
  if (characters.length <= MAX_NAME_LENGTH) return line;
  const start = characters.slice(0, MAX_NAME_LENGTH).join("");
  const words = start.replace(/ \S*$/, "");
  return `${words.length > MAX_NAME_LENGTH / 2 ? words : start}…`;
}

/** As the coach and the pages know a question. Its points have no wordings and no checks: the coach asks about each. */
export function toQuestion({ id, kind, prompt, points, sample, words }: OwnQuestion): Question {
  return {
    id,
    kind: kind === "story" ? "behavioral" : "case",
    isOwn: true,
    name: nameQuestion(prompt),
    prompt,
    why: "",
    keyPoints: points.map((point) => ({
      id: point.id,
      label: point.text,
      claim: point.text,
      aliases: [],
      add: point.text,
      ask: `Which sentence makes this point: “${point.text}”?`,
      stem: "",
      stemAfter: "end",
    })),
    samples: { junior: "", senior: sample },
    hint: "",
    tips: [],
    skills: [],
    minutes: 3,
    words: words ?? (kind === "story" ? [150, 300] : [100, 250]),
  };
}
