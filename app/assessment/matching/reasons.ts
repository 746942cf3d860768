import { INTEREST_AREAS } from "~/occupations/interest-areas";
import { standardize } from "./correlation";
import { getMean } from "./interest-profile";
import type { Occupation } from "~/occupations/types";
import { getOccupationProfile } from "./match-interests";
import { WISHES, type Wish } from "./wishes";

export interface InterestAnswer {
  /** Index in INTEREST_AREAS. */
  area: number;
  activity: string;
  /** 1 to 5. */
  value: number;
}

const MAX_ANSWERS = 2;

/**
 * Why an occupation matches, each reason from an answer. An area's part in r is the product of the two
 * standardized scores; the two largest positive parts are named, with the person's highest
 * answers in areas that both are strong in.
 */
export function explainMatch(
  target: Occupation,
  answers: readonly InterestAnswer[],
  wishes: readonly Wish[],
): string[] {
  const occupation = getOccupationProfile(target);
  const means = INTEREST_AREAS.map((_, area) =>
    getMean(answers.filter((answer) => answer.area === area).map(({ value }) => value)),
  );
  const person = standardize(means) ?? [];
  const parts = INTEREST_AREAS.map(({ name }, area) => ({
    area,
    name,
    part: (person[area] ?? 0) * (occupation[area] ?? 0),
    isStrong: (person[area] ?? 0) > 0 && (occupation[area] ?? 0) > 0,
  })).toSorted((a, b) => b.part - a.part || a.area - b.area);
  const strong = parts.filter(({ part, isStrong }) => isStrong && part > 0.02).slice(0, 2);
  const absent = parts.find(({ part, isStrong }) => !isStrong && part > 0.02);
  const liked = answers
    .filter(({ area, value }) => value >= 4 && strong.some((each) => each.area === area))
    .toSorted((a, b) => b.value - a.value || a.area - b.area)
    .slice(0, MAX_ANSWERS);
  return [
    describeAnswers(liked),
    describeAreas(
      strong.map(({ name }) => name),
      absent?.name,
    ),
    describeWishes(
      wishes.filter((wish) => WISHES[wish].test(target)).map((wish) => WISHES[wish].says),
    ),
  ].filter((reason) => reason !== "");
}

function describeAnswers([first, second]: readonly InterestAnswer[]): string {
  if (!first) return "";
  if (!second) return `You rated “${first.activity}” ${first.value} of 5.`;
  return first.value === second.value
    ? `You rated “${first.activity}” and “${second.activity}” ${first.value} of 5.`
    : `You rated “${first.activity}” ${first.value} of 5 and “${second.activity}” ${second.value} of 5.`;
}

function describeAreas(strong: readonly string[], absent: string | undefined): string {
  const parts = [
    ...(strong.length > 0 ? [`strong in ${strong.join(" and ")}`] : []),
    ...(absent ? [`low in ${absent}`] : []),
  ];
  return parts.length > 0 ? `Its interests and yours are ${parts.join(", and ")}.` : "";
}

function describeWishes(says: readonly string[]): string {
  const [first, ...others] = says;
  if (!first) return "";
  if (others.length === 0) return `${first}, which you said matters.`;
  const rest = others.map((each) => each.charAt(0).toLowerCase() + each.slice(1));
  return `${[first, ...rest].join("; ")}. You said these matter.`;
}
