import { INTEREST_AREAS } from "~/occupations/interest-areas";
import { standardize } from "./correlation";
import { getMean } from "./interest-profile";
import { getOccupationProfile, type Match } from "./rank-occupations";
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
  match: Match,
  answers: readonly InterestAnswer[],
  wishes: readonly Wish[],
): string[] {
  const occupation = getOccupationProfile(match.occupation);
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
    ...liked.map(({ activity, value }) => `You rated “${activity}” ${value} of 5.`),
    ...describeAreas(strong.map(({ name }) => name)),
    ...(absent ? [`${absent.name} work interests you less, and it has little of it.`] : []),
    ...wishes
      .filter((wish) => WISHES[wish].test(match.occupation))
      .map((wish) => `${WISHES[wish].says}, which you said matters.`),
  ];
}

function describeAreas(names: readonly string[]): string[] {
  const [first, second] = names;
  if (!first) return [];
  return second
    ? [`${first} and ${second} are strong in both your profile and the occupation’s.`]
    : [`${first} is strong in both your profile and the occupation’s.`];
}
