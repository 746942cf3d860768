export const CHECK_IDS = [
  "pay",
  "parts",
  "hours",
  "place",
  "start",
  "term",
  "probation",
  "notice",
  "leave",
  "benefits",
  "bond",
  "compete",
  "conditions",
] as const;
export type CheckId = (typeof CHECK_IDS)[number];

export interface OfferCheck {
  id: CheckId;
  name: string;
  why: string;
  /** The line of a reply that asks about it. */
  line: string;
  /** What is usual, or what the law says, is not the same everywhere. */
  differs?: true;
}

/** What to find in an offer before signing it. */
export const OFFER_CHECKS: readonly OfferCheck[] = [
  {
    id: "pay",
    name: "Base pay",
    why: "The figure, the currency, what it is per, and whether it is before tax.",
    line: "Could you put the base pay in writing, with what it is per and whether it is before tax?",
  },
  {
    id: "parts",
    name: "Other parts of the pay",
    why: "Bonus, commission, shares, overtime and shift pay: what is promised, and what depends on whom.",
    line: "Which parts of the pay besides the base are promised, and what do the others depend on?",
  },
  {
    id: "hours",
    name: "Hours",
    why: "How many a week, at what times, and what happens with those on top.",
    line: "How many hours a week does the contract set, and how are hours on top of them made up for?",
    differs: true,
  },
  {
    id: "place",
    name: "Place of work",
    why: "Where you work, how many days from home, and whether they may move you.",
    line: "Which place of work does the contract name, and how many days from home does it allow?",
  },
  {
    id: "start",
    name: "First day",
    why: "Give notice where you are only once the new contract is signed.",
    line: "Which first day do you have in mind?",
  },
  {
    id: "term",
    name: "How long it runs",
    why: "For good, or until a date; and who decides about going on.",
    line: "Is the contract for good, or does it end on a date?",
    differs: true,
  },
  {
    id: "probation",
    name: "Probation",
    why: "How long, and what ends with it: notice is often shorter until then.",
    line: "How long is the probation period, and what is different until it ends?",
    differs: true,
  },
  {
    id: "notice",
    name: "Notice",
    why: "How long before you may leave, and before they may let you go.",
    line: "What notice does each side have to give?",
    differs: true,
  },
  {
    id: "leave",
    name: "Vacation and sick leave",
    why: "Days a year, from when, and what happens to those you don’t take.",
    line: "How many days of vacation and of paid sick leave are there in a year?",
    differs: true,
  },
  {
    id: "benefits",
    name: "Benefits",
    why: "Health plan, pension, and from which day they count.",
    line: "Which benefits come with the job, and from which day?",
    differs: true,
  },
  {
    id: "bond",
    name: "Paying back training",
    why: "Some contracts ask for the cost of training or a signing bonus if you leave early.",
    line: "Would I have to pay anything back if I left, such as training or a signing bonus?",
    differs: true,
  },
  {
    id: "compete",
    name: "After you leave",
    why: "A clause may keep you from competitors or customers: for how long, where, and is it paid?",
    line: "Does the contract limit where I may work after I leave, and for how long?",
    differs: true,
  },
  {
    id: "conditions",
    name: "What the offer depends on",
    why: "References, checks, a license or a visa: settle these before you give notice.",
    line: "Does the offer depend on anything that is still open, such as references or a check?",
  },
];
