import { DEFAULT_WEIGHTS, type Part, PARTS, type Weights } from "~/assessment/matching/parts";

export const MATCH_FILTERS = ["near", "change", "growing", "pay"] as const;
export type MatchFilter = (typeof MATCH_FILTERS)[number];

/** How much of the list is shown: the first ten, the best 24, or all. */
export const LIST_LENGTHS = ["10", "24", "all"] as const;
export type ListLength = (typeof LIST_LENGTHS)[number];

/** What a part may count. */
export const WEIGHT_CHOICES = [
  { value: 0, label: "Not at all" },
  { value: 0.5, label: "Half" },
  { value: 1, label: "Once" },
  { value: 2, label: "Twice" },
] as const;

export interface MatchOptions {
  filter: MatchFilter | null;
  /** Also what asks for more preparation than the person would take on. */
  isUnlimited: boolean;
  length: ListLength;
  weights: Weights;
}

/** Reads the options from a URL. Values that don't exist count as not chosen. */
export function readMatchOptions(params: URLSearchParams): MatchOptions {
  return {
    filter: MATCH_FILTERS.find((filter) => filter === params.get("only")) ?? null,
    isUnlimited: params.get("zone") === "all",
    length: LIST_LENGTHS.find((length) => length === params.get("list")) ?? "10",
    weights: readWeights(params),
  };
}

/** If nothing is to count, the defaults do. */
function readWeights(params: URLSearchParams): Weights {
  const read = (part: Part) => {
    const given = params.get(`weight-${part}`);
    const choice = WEIGHT_CHOICES.find(({ value }) => String(value) === given);
    return choice?.value ?? DEFAULT_WEIGHTS[part];
  };
  const weights = {
    interests: read("interests"),
    skills: read("skills"),
    preparation: read("preparation"),
    values: read("values"),
  };
  return PARTS.some((part) => weights[part] > 0) ? weights : DEFAULT_WEIGHTS;
}
