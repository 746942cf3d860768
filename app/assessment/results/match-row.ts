import {
  formatCount,
  formatGrowth,
  formatPay,
  nameFigureGroup,
} from "~/occupations/format-outlook";
import { type Answers, listWishes } from "~/assessment/answers";
import { getPayFall } from "~/assessment/matching/place";
import { countMissingSteps, PARTS } from "~/assessment/matching/parts";
import { describePreparation, ZONE_NEEDS } from "~/assessment/matching/preparation";
import { explainMatch } from "~/assessment/matching/reasons";
import type { Match, MatchPerson } from "~/assessment/matching/rank-occupations";
import { WISHES } from "~/assessment/matching/wishes";
import { MIN_GOOD_R, WORD_NAMES } from "~/assessment/matching/words";
import type { InterestResult } from "./interest-results.server";
import { formatMatch } from "./match-text";

/** From this r on, interests are much alike. */
const MUCH_ALIKE = 0.6;

/** A match as its row in the list shows it. */
export function describeMatch(
  match: Match,
  person: MatchPerson,
  { answers, interests }: { answers: Answers; interests: InterestResult },
) {
  const { occupation, word } = match;
  const { code, title, description, outlook, zone } = occupation;
  return {
    code,
    title,
    summary: /^.*?[.](?=\s|$)/.exec(description)?.[0] ?? description,
    word: WORD_NAMES[word],
    pay: outlook?.medianPay ? formatPay(outlook.medianPay) : null,
    missing: describeMissing(match, person),
    growth: outlook ? formatGrowth(outlook) : null,
    openings: outlook ? formatCount(outlook.openings) : null,
    group: nameFigureGroup(occupation),
    parts: describeParts(match, person),
    needs: ZONE_NEEDS[zone] ?? "",
    reasons: match.interests ? explainMatch(occupation, interests.given, listWishes(answers)) : [],
    range: match.interests && {
      r: formatMatch(match.interests.r),
      low: formatMatch(match.interests.low),
      high: formatMatch(match.interests.high),
    },
  };
}

/** What stands between the person and the occupation, in a few words. */
function describeMissing(match: Match, person: MatchPerson): string {
  const preparation = describePreparationFor(match, person);
  return [preparation, describePayFall(match, person)].filter(Boolean).join(". ");
}

/** A match in one line. */
export function describeRest(match: Match) {
  const { occupation, word } = match;
  const { code, title, outlook } = occupation;
  return {
    code,
    title,
    word: WORD_NAMES[word],
    pay: outlook?.medianPay ? formatPay(outlook.medianPay) : null,
    growth: outlook ? formatGrowth(outlook) : null,
    group: nameFigureGroup(occupation),
  };
}

function describePayFall({ occupation }: Match, { present }: MatchPerson): string | null {
  const fall = present && getPayFall(occupation, present);
  return fall ? `About ${Math.round(fall * 20) * 5}% less than your present job` : null;
}

/** What each known part comes to: a text, and the part from 0 to 100. */
function describeParts(match: Match, person: MatchPerson) {
  const { skills, values } = person;
  const { occupation, parts } = match;
  const wanted = values.filter((value) => WISHES[value].test(occupation)).length;
  const texts = {
    interests: describeInterests(match.interests?.r ?? 0),
    skills: describeSkills(match, skills),
    preparation: describePreparationFor(match, person) ?? "",
    values: `What matters to you: ${wanted} of ${values.length}`,
  };
  return PARTS.flatMap((part) => {
    const value = parts[part];
    return value === null
      ? []
      : { name: PART_NAMES[part], text: texts[part], percent: Math.round(value * 100) };
  });
}

const describePreparationFor = ({ occupation }: Match, { zones }: MatchPerson): string | null =>
  zones && describePreparation(occupation.zone, countMissingSteps(occupation, zones), zones.low);

function describeInterests(r: number): string {
  if (r >= MUCH_ALIKE) return "Interests much like yours";
  if (r >= MIN_GOOD_R) return "Interests like yours";
  return r >= 0 ? "Interests a little like yours" : "Other interests than yours";
}

function describeSkills(
  { occupation, skills }: Match,
  personSkills: MatchPerson["skills"],
): string {
  const strongest = [...personSkills].flatMap(([name, share]) => (share === 1 ? name : []));
  if (strongest.length === 0) return "None of your skills is strong yet";
  const used = strongest.filter((name) => skills.some(([each]) => each === name)).length;
  const uses = occupation.skills.length > 0 ? "Uses" : "Occupations near it use";
  return `${uses} ${used} of your ${strongest.length} strongest skills`;
}

export const PART_NAMES = {
  interests: "Interests",
  skills: "Skills",
  preparation: "Preparation",
  values: "Values",
} as const;
