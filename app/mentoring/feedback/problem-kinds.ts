export const PROBLEM_KINDS = ["absent", "behavior", "money", "privacy", "other"] as const;
export type ProblemKind = (typeof PROBLEM_KINDS)[number];

export const PROBLEM_KIND_LABELS: Record<ProblemKind, string> = {
  absent: "Someone didn’t come or broke an agreement",
  behavior: "Rude, threatening or inappropriate behavior",
  money: "Payment, or an offer that looks like fraud",
  privacy: "Use of personal information",
  other: "Something else",
};
