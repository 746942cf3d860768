import { ASSESSMENT_SKILLS } from "~/data/assessment/steps";
import { WORK_STYLES, WORK_VALUES } from "~/data/assessment/work-preferences";
import type { Result } from "~/assessment/assessments.server";
import type { Answers } from "~/assessment/answers";
import { compareInterests, describeChanges } from "./comparison.server";
import {
  describeAreas,
  getInterestResult,
  listActivitiesToTry,
  listDisagreements,
  listLikedKinds,
} from "./interest-results.server";
import { buildMatchList, rankAll } from "./match-list.server";
import { readMatchOptions } from "./match-options";
import { type Background, buildMatchPerson } from "./match-person.server";
import { buildRoleResults } from "./role-results.server";
import { describeProblem } from "./profile-problem.server";
import { describeRatings } from "./skill-results";

/** Everything a results page shows. */
export function buildResultPage(
  result: Pick<Result, "finishedAt" | "answers" | "ratings">,
  earlierResults: readonly Pick<Result, "id" | "finishedAt" | "answers">[],
  params: URLSearchParams,
  background: Background,
) {
  const { answers, ratings } = result;
  const interests = getInterestResult(answers);
  const { problem } = interests;
  // A hasty or contradictory profile can still be compared, if the person asks for it.
  const isForced = params.get("show") === "anyway";
  const isComparable =
    problem === null || (isForced && (problem === "rushed" || problem === "contradictory"));
  const options = readMatchOptions(params);
  const person = buildMatchPerson({ answers, ratings, interests }, background, isComparable);
  const matches = rankAll(person, options);
  const compared =
    earlierResults.find(({ id }) => id === params.get("compare")) ?? earlierResults[0];
  const changes = compared && compareInterests(interests, compared.answers);
  return {
    finishedAt: result.finishedAt,
    problem,
    finding:
      problem === null
        ? interests.finding
        : describeProblem(problem, { answered: interests.given.length, total: interests.total }),
    answered: interests.given.length,
    totalActivities: interests.total,
    agreement: interests.agreement,
    areas: describeAreas(interests),
    disagreements: problem === "contradictory" ? listDisagreements(interests) : [],
    activitiesToTry: problem === "flat" ? listActivitiesToTry(interests) : [],
    isComparable,
    matchList:
      matches.length === 0
        ? null
        : buildMatchList(matches, person, { answers, interests }, options),
    kinds: listLikedKinds(answers),
    roleResults: buildRoleResults(matches, answers, ratings, background.shownSkills),
    questionsToAsk: listQuestionsToAsk(answers),
    comparison: changes
      ? {
          id: compared.id,
          finishedAt: compared.finishedAt,
          isSameDay: compared.finishedAt.slice(0, 10) === result.finishedAt.slice(0, 10),
          changes,
          summary: describeChanges(changes),
        }
      : null,
    earlier: earlierResults.map(({ id, finishedAt }) => ({ id, finishedAt })),
    skills: { ...describeRatings(ratings), total: ASSESSMENT_SKILLS.length },
  };
}

export type ResultPage = ReturnType<typeof buildResultPage>;

/** For what the person wants and no figure shows. */
function listQuestionsToAsk(answers: Answers): { wish: string; ask: string }[] {
  return [...WORK_VALUES, ...WORK_STYLES].flatMap(({ id, label, ask }) =>
    ask && (answers[`value-${id}`] === "4" || answers[`value-${id}`] === "5")
      ? [{ wish: label, ask }]
      : [],
  );
}
