import type { SourceKind } from "./source-kind";

type Pair = readonly [string, string];

export interface TailoredExample {
  /** A text: every second part names a skill. */
  parts: readonly string[];
  /** Questions chosen for it, each with the reason. */
  questions: readonly Pair[];
  /** A skill without a question, and what to do about it. */
  gap: Pair;
  /** What is stored, and for how long. */
  kept: readonly Pair[];
}

const KEPT: readonly Pair[] = [
  [
    "Your text is analyzed, then discarded",
    "If you have to sign in first, the server keeps it for up to an hour. Your browser keeps it in this tab, for Back and a reload.",
  ],
  ["If you start the interview", "The names of the skills found and your answers are saved."],
];

/** What comes out of a short text for a user without evidence so far. */
export const TAILORED_EXAMPLES: Record<SourceKind, TailoredExample> = {
  posting: {
    parts: [
      "“",
      "Data analyst",
      ": at our hospital you write ",
      "SQL",
      " every day, plan ",
      "A/B tests",
      " with the product team, and ",
      "explain results to stakeholders",
      ". Knowing ",
      "IV therapy",
      " is a plus.”",
    ],
    questions: [
      ["A join that doubles revenue", "Tests SQL"],
      ["A dashboard nobody opened", "Tests Stakeholder Management"],
      ["Saying no", "Tests Stakeholder Management"],
      ["Why this role", "Asked for every role"],
    ],
    gap: [
      "Not covered here: IV Therapy.",
      "No question tests it yet. Prepare one story of your own: the situation, what you did, and the result.",
    ],
    kept: KEPT,
  },
  resume: {
    parts: [
      "“",
      "Registered nurse",
      " since 2019: ",
      "medication safety",
      ", ",
      "patient education",
      " and ",
      "IV therapy",
      ". ",
      "Led a team",
      " of four on the night shift.”",
    ],
    questions: [
      ["Tell me about yourself", "Asked for every role"],
      ["An order you doubt", "Tests Patient Care, Medication Administration"],
      ["A child who interprets", "Tests Patient Education"],
      ["Leading without authority", "Tests Leadership Abilities"],
    ],
    gap: [
      "Claim to back up: IV Therapy.",
      "No question tests it yet. Prepare one story of your own: the situation, what you did, and the result.",
    ],
    kept: KEPT,
  },
};
