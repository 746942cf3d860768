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
    why: "The figure, the currency, what it is per, and whether it is before tax. In India, how much of the “cost to company” is paid out each month.",
    line: "Could you put the base pay in writing, with what it is per and whether it is before tax?",
    differs: true,
  },
  {
    id: "parts",
    name: "Other parts of the pay",
    why: "Bonus, commission, shares, tips, overtime and shift pay: what is promised, and what depends on targets or on somebody’s decision.",
    line: "Which parts of the pay besides the base are promised, and what do the others depend on?",
  },
  {
    id: "hours",
    name: "Hours",
    why: "How many a week are guaranteed, at what times, and whether hours on top are paid, given back or included.",
    line: "How many hours a week does the contract guarantee, at what times, and are hours on top paid or given back?",
    differs: true,
  },
  {
    id: "place",
    name: "Place of work",
    why: "Where you work, how many days from home, whether they may move you, and who pays for travel between places.",
    line: "Which place of work does the contract name, and how many days from home does it allow?",
  },
  {
    id: "start",
    name: "First day",
    why: "Count the notice that you have to give. Give it only once the new contract is signed and nothing it depends on is open.",
    line: "Which first day do you have in mind?",
  },
  {
    id: "term",
    name: "Title and kind of contract",
    why: "The title and duties of the interviews; permanent or until a date; employed by them, by an agency or self-employed.",
    line: "Could you put the title and main duties in writing, with who employs me and whether the job ends on a date?",
    differs: true,
  },
  {
    id: "probation",
    name: "Probation",
    why: "How long, and what ends with it: notice is often shorter until then, and some benefits begin only afterward.",
    line: "Is there a probation period, how long is it, and what is different until it ends?",
    differs: true,
  },
  {
    id: "notice",
    name: "Notice",
    why: "How long before you may leave, and before they may let you go. In the United States there is often none unless it is written down.",
    line: "What notice does each side have to give?",
    differs: true,
  },
  {
    id: "leave",
    name: "Vacation and sick leave",
    why: "Days a year, from when, whether public holidays are counted in, and what happens to days you don’t take.",
    line: "How many days of vacation and of paid sick leave are there in a year, and are public holidays counted in?",
    differs: true,
  },
  {
    id: "benefits",
    name: "Benefits",
    why: "Health plan, pension, parental leave: from which day they count, and what you pay toward them.",
    line: "Which benefits come with the job, from which day, and what would I pay toward them?",
    differs: true,
  },
  {
    id: "bond",
    name: "Paying back training",
    why: "Some contracts ask for the cost of training, moving or a visa, or for a signing bonus, if you leave early: how much, and until when.",
    line: "Would I have to pay anything back if I left, such as training or a signing bonus, and until when?",
    differs: true,
  },
  {
    id: "compete",
    name: "After you leave",
    why: "A clause may keep you from competitors or customers: for how long, where, and is it paid? In some places it doesn’t hold at all.",
    line: "Does the contract limit where I may work after I leave, and for how long?",
    differs: true,
  },
  {
    id: "conditions",
    name: "Conditions, and the day to answer",
    why: "References, checks, a medical examination, a license or a visa: settle these before you give notice. A few days to read a contract are a normal thing to ask for.",
    line: "Does the offer depend on anything that is still open, such as references or a check, and by which day do you need my answer?",
  },
];
