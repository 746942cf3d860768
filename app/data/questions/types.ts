import type { InterviewTab } from "~/data/interview-tabs";

export type Difficulty = "Easy" | "Medium" | "Hard";

export type QuestionKind = "technical" | "case" | "behavioral" | "motivation";

/** The options of a check that lists none of its own. */
export const CHECK_OPTIONS: readonly string[] = ["Yes", "No", "It depends"];

/** A question about a fact, asked after an answer: does its author know which way round it is? */
export interface Check {
  /** Unique within its question, kebab-case. */
  id: string;
  prompt: string;
  /** Three to choose from; yes, no and it depends when left out. */
  options?: readonly string[];
  /** Index of the right option. */
  key: 0 | 1 | 2;
  /** The reason, shown after the choice, whichever it was. */
  why: string;
}

/** A figure that an estimate takes from the world, or ends with. */
export interface Anchor {
  /** “the population of Germany”, as in “You put … at 8 million”. */
  what: string;
  /**
   * How it is said, with # for the figure, #% for a share and a slash between words of which any may
   * stand: “Germany has # people/inhabitants”. Each names the whole: no part of it is said this way.
   */
  phrases: string[];
  /** What is allowed, both ends included. Wide enough for each sound way to count. */
  range: readonly [low: number, high: number];
  /** What is right, after the figure that was said: “it is about 84 million”. */
  right: string;
  /**
   * A part of its point doesn’t make it alone. The result of the estimate counts where the sums add
   * up, whichever way it was reached.
   */
  role?: "part" | "result";
}

/** One thing a good answer says. */
export interface KeyPoint {
  /** Unique within its question, kebab-case. */
  id: string;
  /** Short name shown in reviews, an imperative: "Read the real plan, not a guess". */
  label: string;
  /** The point as a full claim, the way a good answer would put it. */
  claim: string;
  /** Other words or phrases that say the same. */
  aliases: string[];
  /** Common wrong claims about this point. */
  wrong?: string[];
  /** True sentences with the words of a wrong claim: another case, or another subject. */
  truths?: string[];
  /** Of estimates: figures with the range they are allowed. */
  anchors?: Anchor[];
  /** Short sentences that say the reverse in the point's words. Known only nearly word for word. */
  opposites?: string[];
  /** What one could say to earn it, shown behind "Add:". */
  add: string;
  /** Asked next when this point was missed. */
  followUp?: string;
  /**
   * How a sentence that says this begins: “If I had said nothing, …” The person finishes it, so it
   * knows nothing of their story and gives no fact away.
   */
  stem?: string;
  /** Where in an answer that sentence belongs: "opening", "middle", "end", or the id of an earlier point it follows. */
  stemAfter?: string;
  /**
   * Of a point that asks for two things: each of them, as the end of “Which sentence says …?”. A
   * person may say that a sentence says one of them only.
   */
  halves?: readonly [string, string];
  /** Relative weight within the question, 1 when left out. */
  weight?: number;
  /** Of technical and case questions: one or two. */
  checks?: Check[];
  /**
   * The part of a story that says it, for questions without wordings: the sentence that sets the scene, or the first
   * that tells a deed.
   */
  part?: "situation" | "action";
}

/** A key point of the bank. Those that the coach is given from elsewhere have no question of their own. */
export interface BankKeyPoint extends KeyPoint {
  /**
   * Asked when no sentence was found: “Which sentence says what each of them wanted?” At most 12
   * words that anyone understands; it names the matter, never the fact a good answer gives.
   */
  ask: string;
  stem: string;
  stemAfter: string;
}

export interface Question {
  /** Unique in the whole bank, kebab-case; never reused, because answers refer to it. */
  id: string;
  kind: QuestionKind;
  /** Written by a person, not part of the bank. */
  isOwn?: true;
  /** 2 to 5 words for lists; unique in the whole bank. */
  name: string;
  /** The question in full, shown where it is answered. */
  prompt: string;
  /** Why interviewers ask it, in one or two sentences. */
  why: string;
  keyPoints: BankKeyPoint[];
  /**
   * A strong spoken-style answer by someone early in their career and by someone senior. A person's own question has
   * one at most, as the second; the first is empty.
   */
  samples: { junior: string; senior: string };
  /** Of the twenty most used questions: an answer as people often give it, and what a better one does. */
  weaker?: { text: string; difference: string };
  /** A nudge that does not give the answer away. */
  hint: string;
  /** Three short tips shown beside the question; none for a person's own. */
  tips: [string, string, string] | [];
  /** Ids from the skill catalog. */
  skills: string[];
  /** Natural length of an answer. */
  minutes: number;
  words: [from: number, to: number];
}

export interface InterviewCard {
  id: string;
  tab: InterviewTab;
  title: string;
  description: string;
  difficulty: Difficulty;
  topics: string[];
  /** Time for the whole card, as the product's figures say. */
  minutes: number;
  questions: Question[];
}
