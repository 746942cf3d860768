export const ASK_IDS = [
  "pay",
  "level",
  "bonus",
  "hours",
  "leave",
  "training",
  "start",
  "review",
] as const;
export type AskId = (typeof ASK_IDS)[number];

export interface OfferAsk {
  id: AskId;
  name: string;
  /** Why it has this place in the order. */
  why: string;
  /** What to write beside it: "February 1". */
  example: string;
  /** The line of a reply, with or without what exactly. */
  line: (what: string) => string;
}

/** What to ask for, in the order to ask. */
export const OFFER_ASKS: readonly OfferAsk[] = [
  {
    id: "pay",
    name: "Base pay",
    why: "First, because raises, bonus and pension are often worked out from it. Name your reason: the range posted, what others pay, your years.",
    example: "the figure you name",
    line: (what) =>
      what
        ? `On the base pay, I would ask for ${what}.`
        : "I would like to talk about the base pay.",
  },
  {
    id: "level",
    name: "Title, level or step",
    why: "It sets the range of the pay. On a fixed scale, as in many public hospitals and schools, this is what can move: ask them to count your years.",
    example: "the step for six years of work",
    line: (what) =>
      what
        ? `On the title and level, I would ask for ${what}.`
        : "I would like to talk about the title, the level and how my experience was counted.",
  },
  {
    id: "bonus",
    name: "Signing bonus",
    why: "If the base can’t move: it is paid once, so it is easier to give. Ask when you would have to pay it back.",
    example: "3,000",
    line: (what) =>
      what ? `Could you add a signing bonus of ${what}?` : "Could you add a signing bonus?",
  },
  {
    id: "hours",
    name: "Hours or days from home",
    why: "They cost little money and are worth a lot every week.",
    example: "two days a week from home",
    line: (what) =>
      what
        ? `On hours and place, I would ask for ${what}.`
        : "I would like to talk about hours and days from home.",
  },
  {
    id: "leave",
    name: "Vacation",
    why: "Often the same for all, but it may move where the pay can’t.",
    example: "five more days",
    line: (what) =>
      what ? `On vacation, I would ask for ${what}.` : "Could we talk about days of vacation?",
  },
  {
    id: "training",
    name: "Training",
    why: "A course that they need you to have is easy to agree on. Ask whether you pay it back if you leave.",
    example: "a course you name",
    line: (what) =>
      what
        ? `Could you cover the cost and the time of ${what}?`
        : "Which training could you pay for in the first year?",
  },
  {
    id: "start",
    name: "First day",
    why: "Late in the talk: it rarely decides anything. Leave time for your notice and some rest.",
    example: "February 1",
    line: (what) =>
      what ? `My first day could be ${what}.` : "Could we settle the first day together?",
  },
  {
    id: "review",
    name: "A pay review with a date",
    why: "Last, if the pay stays: a date and what you have to show by then, in writing.",
    example: "six months",
    line: (what) =>
      what
        ? `Could we agree in writing to review the pay after ${what}, with what I should have shown by then?`
        : "Could we agree in writing on a date to review the pay?",
  },
];
