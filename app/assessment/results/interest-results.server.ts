import { INTEREST_AREAS } from "~/occupations/interest-areas";
import {
  findOccupations,
  getBasicInterests,
  getGeneralActivities,
} from "~/occupations/occupations.server";
import {
  ACTIVITIES_PER_AREA,
  type Answers,
  getPace,
  groupByArea,
  listInterestAnswers,
} from "~/assessment/answers";
import { countAgreement, findProblem } from "~/assessment/matching/answer-quality";
import { describeProfile } from "~/assessment/matching/finding";
import { computeProfile, rankAreas } from "~/assessment/matching/interest-profile";

/** What the interest answers of an assessment come to, before any occupation is compared. */
export function getInterestResult(answers: Answers) {
  const given = listInterestAnswers(answers, getGeneralActivities());
  const byArea = groupByArea(given);
  const profile = computeProfile(byArea);
  const agreement = countAgreement(byArea);
  const problem = findProblem(profile, agreement, getPace(answers));
  const ranking = rankAreas(profile);
  return {
    given,
    byArea,
    profile,
    agreement,
    problem,
    ranking,
    finding: describeProfile(profile),
    total: INTEREST_AREAS.length * ACTIVITIES_PER_AREA,
  };
}

export type InterestResult = ReturnType<typeof getInterestResult>;

/** How many areas may stand out, in the table and on the chart. */
const OUTSTANDING = 3;

/** The areas for table and chart, in the order of INTEREST_AREAS. */
export function describeAreas({ profile, ranking }: Pick<InterestResult, "profile" | "ranking">) {
  const nextScore = profile[ranking[OUTSTANDING] ?? 0]?.score ?? 0;
  return INTEREST_AREAS.map(({ name, covers }, index) => {
    const { low, score, high, answered } = profile[index] ?? UNKNOWN;
    return {
      name,
      covers,
      low: Math.round(low),
      score: score === null ? null : Math.round(score),
      high: Math.round(high),
      answered,
      rank: ranking.indexOf(index),
      // An area that ties with the next one stands out no more than that one does.
      isOutstanding: ranking.indexOf(index) < OUTSTANDING && (score ?? 0) > nextScore,
    };
  });
}

const UNKNOWN = { low: 0, score: null, high: 100, answered: 0 };

/** Areas whose answers disagree the most, with those answers, highest first. */
export function listDisagreements({ given, byArea }: InterestResult) {
  return INTEREST_AREAS.map(({ name }, area) => ({
    area: name,
    spread: Math.max(...(byArea[area] ?? [])) - Math.min(...(byArea[area] ?? [])),
    answers: given
      .filter((answer) => answer.area === area)
      .map(({ activity, value }) => ({ activity, value }))
      .toSorted((a, b) => b.value - a.value),
  }))
    .filter(({ spread }) => spread >= 3)
    .toSorted((a, b) => b.spread - a.spread);
}

/** For a profile without direction: an activity of each area to try, the highest rated one. */
export function listActivitiesToTry({ given }: InterestResult) {
  return INTEREST_AREAS.map(({ id, name }, area) => ({
    area: name,
    to: `/occupations?area=${id}`,
    activity:
      given
        .filter((answer) => answer.area === area)
        .toSorted((a, b) => b.value - a.value)
        .at(0)?.activity ?? (getGeneralActivities()[area]?.[0] ?? "").replace(/\.$/, ""),
  }));
}

/** Kinds of work from the second part of step 2 that were rated 4 or 5, with occupations. */
export function listLikedKinds(answers: Answers) {
  return getBasicInterests()
    .filter(({ id }) => answers[`basic-${id}`] === "4" || answers[`basic-${id}`] === "5")
    .toSorted((a, b) => Number(answers[`basic-${b.id}`]) - Number(answers[`basic-${a.id}`]))
    .map(({ name, occupations }) => ({
      name: name.replace("/", " and "),
      occupations: findOccupations(occupations)
        .slice(0, 4)
        .map(({ code, title }) => ({ code, title })),
    }));
}
