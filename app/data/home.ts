/**
 * Claims of the landing page: marketing text, not computed, and labeled as such. `before` and
 * `after` use the accent color.
 */
export const CLAIMS = [
  { before: "", figure: "4,800", after: "+", about: "Tech professionals" },
  { before: "+", figure: "64", after: "%", about: "Interview success after 3 sessions" },
  { before: "", figure: "93", after: "%", about: "Satisfaction" },
  { before: "", figure: "12,000", after: "+", about: "Career paths analyzed" },
] as const;

/** The kinds of work whose question the hero asks instead of the one for everybody. */
export const WORK_FIELDS = [
  "office",
  "care",
  "shop",
  "teaching",
  "tech",
  "trades",
  "students",
] as const;
export type WorkField = (typeof WORK_FIELDS)[number];

export const WORK_FIELD_LABELS: Record<WorkField, string> = {
  office: "Office",
  care: "Care",
  shop: "Shop",
  teaching: "Teaching",
  tech: "Tech",
  trades: "Trades",
  students: "Students",
};

/** A question of the hero, and what three sentences say. */
export interface FirstQuestion {
  questionId: string;
  prompts: readonly [string, string, string];
}

export const GENERAL_QUESTION: FirstQuestion = {
  questionId: "solved-a-problem",
  prompts: ["What was wrong, and when?", "What did you do?", "How did it end?"],
};

export const FIELD_QUESTIONS: Record<WorkField, FirstQuestion> = {
  office: {
    questionId: "deadline-nearly-missed",
    prompts: ["What was due, and when?", "What did you do?", "How did it end?"],
  },
  care: {
    questionId: "helped-a-patient",
    prompts: ["Who was it, and when?", "What did you do?", "How did it end?"],
  },
  shop: {
    questionId: "difficult-customer",
    prompts: ["What did they want?", "What did you do?", "How did they leave?"],
  },
  teaching: {
    questionId: "lesson-that-went-wrong",
    prompts: ["Which class, and what failed?", "What did you do?", "What did they learn?"],
  },
  tech: {
    questionId: "bug-hard-to-find",
    prompts: ["What did users see?", "What did you try?", "What was it?"],
  },
  trades: {
    questionId: "job-that-went-wrong",
    prompts: ["Where was it, and what broke?", "What did you do?", "How did it end?"],
  },
  students: {
    questionId: "group-project",
    prompts: ["What was it, and what got hard?", "What did you do?", "How did it end?"],
  },
};

/** What a last sentence can say; shown below the prompts of each question. */
export const LAST_PROMPT = "What have you done differently since?";

/** The start of a last sentence that any story can have. */
export const CLOSING_STEM = "What I’ve done differently since is …";
