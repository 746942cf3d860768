import type { Occupation } from "~/occupations/types";
import { GROWTH, PAY } from "~/occupations/releases";

/**
 * What the person wants and how an occupation's own figures and skills can show it. Wishes that
 * nothing shows, such as good colleagues, are not here.
 */
export const WISHES = {
  pay: {
    says: "Pays above the median of all jobs",
    test: ({ outlook }: Occupation) => (outlook?.medianPay ?? 0) > PAY.medianOfAll,
  },
  security: {
    says: "Grows faster than all jobs together",
    test: ({ outlook }: Occupation) => (outlook?.growth ?? 0) > GROWTH.ofAll,
  },
  openings: {
    says: "Has at least 10,000 openings a year",
    test: ({ outlook }: Occupation) => (outlook?.openings ?? 0) >= 10_000,
  },
  "quick-start": {
    says: "Needs little or some preparation",
    test: ({ zone }: Occupation) => zone <= 2,
  },
  people: {
    says: "Working with people is among its main skills",
    test: hasSkill("Social Perceptiveness", "Service Orientation", "Persuasion", "Negotiation"),
  },
  teaching: {
    says: "Teaching others is among its main skills",
    test: hasSkill("Instructing", "Learning Strategies"),
  },
  leading: {
    says: "Leading people is among its main skills",
    test: hasSkill("Management of Personnel Resources"),
  },
  writing: { says: "Writing is among its main skills", test: hasSkill("Writing") },
  numbers: {
    says: "Mathematics or science is among its main skills",
    test: hasSkill("Mathematics", "Science"),
  },
  computers: {
    says: "Programming is among its main skills",
    test: hasSkill("Programming"),
  },
  machines: {
    says: "Working with equipment is among its main skills",
    test: hasSkill(
      "Equipment Maintenance",
      "Equipment Selection",
      "Installation",
      "Operation and Control",
      "Operations Monitoring",
      "Repairing",
      "Troubleshooting",
    ),
  },
  problems: {
    says: "Solving complex problems is among its main skills",
    test: hasSkill("Complex Problem Solving", "Systems Analysis", "Systems Evaluation"),
  },
} as const;

export type Wish = keyof typeof WISHES;

/** The wishes that count in the rank: figures show them. The others only explain a match. */
export const VALUE_WISHES = [
  "pay",
  "security",
  "openings",
  "quick-start",
] as const satisfies Wish[];
export type ValueWish = (typeof VALUE_WISHES)[number];

/** What is wanted, in a word or two. */
export const WISH_NAMES: Readonly<Record<ValueWish, string>> = {
  pay: "good pay",
  security: "growth",
  openings: "many openings",
  "quick-start": "little preparation",
};

export function isWish(id: string): id is Wish {
  return Object.hasOwn(WISHES, id);
}

function hasSkill(...names: string[]) {
  return ({ skills }: Occupation) => skills.some(([name]) => names.includes(name));
}

export function isValueWish(wish: Wish): wish is ValueWish {
  return VALUE_WISHES.some((each) => each === wish);
}
