import { getLatestResultId, getResult } from "~/assessment/assessments.server";
import { getInterestResult } from "./interest-results.server";
import { buildMatchList, rankAll } from "./match-list.server";
import { readMatchOptions } from "./match-options";
import { type Background, buildMatchPerson } from "./match-person.server";

/** Codes of the occupations that the owner's latest results list first; empty without results. */
export async function listLatestMatches(
  owner: string,
  getBackground: () => Promise<Background>,
): Promise<string[]> {
  const id = await getLatestResultId(owner);
  const result = id && (await getResult(owner, id));
  if (!result) return [];
  const interests = getInterestResult(result.answers);
  const options = readMatchOptions(new URLSearchParams({ list: "24" }));
  const person = buildMatchPerson(
    { ...result, interests },
    await getBackground(),
    interests.problem === null,
  );
  const matches = rankAll(person, options);
  const { answers } = result;
  return buildMatchList(matches, person, { answers, interests }, options).groups.flatMap(
    ({ rows }) => rows.map(({ code }) => code),
  );
}
