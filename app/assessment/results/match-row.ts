import { formatList } from "~/ui/format";
import {
  formatCount,
  formatGrowth,
  formatPay,
  nameFigureGroup,
} from "~/occupations/format-outlook";
import { type Answers, listWishes } from "~/assessment/answers";
import { describeNeeds, describePreparation } from "~/assessment/matching/describe-preparation";
import { PARTS } from "~/assessment/matching/parts";
import { explainMatch } from "~/assessment/matching/reasons";
import type { Match, MatchPerson } from "~/assessment/matching/rank-occupations";
import { isValueWish, WISH_NAMES, WISHES } from "~/assessment/matching/wishes";
import type { Occupation } from "~/occupations/types";
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
  const { code, title, description, outlook } = occupation;
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
    needs: describeNeeds(occupation),
    isEducationKnown: person.zones !== null,
    reasons: match.interests
      ? explainMatch(occupation, interests.given, listOtherWishes(answers))
      : [],
    range: match.interests && {
      r: formatMatch(match.interests.r),
      low: formatMatch(match.interests.low),
      high: formatMatch(match.interests.high),
    },
  };
}

/** The values have a line of their own. */
const listOtherWishes = (answers: Answers) =>
  listWishes(answers).filter((wish) => !isValueWish(wish));

/** What stands between the person and the occupation, in a few words. */
function describeMissing(match: Match, person: MatchPerson): string {
  return [describePreparationFor(match, person), describePayFall(match)].filter(Boolean).join(". ");
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

function describePayFall({ payFall }: Match): string | null {
  return payFall ? `Pays about ${Math.round(payFall * 20) * 5}% less than your present job` : null;
}

/** From here on a part is a reason for the match. */
const SPEAKS_FOR = { interests: 0.65, skills: 0.5, preparation: 1, values: 1 } as const;

/** What each known part comes to: a text, and the part from 0 to 100. */
function describeParts(match: Match, person: MatchPerson) {
  const { skills, values } = person;
  const { occupation, parts } = match;
  const texts = {
    interests: describeInterests(match.interests?.r ?? 0),
    skills: describeSkills(match, skills),
    preparation: describePreparationFor(match, person),
    values: describeValues(occupation, values),
  };
  return PARTS.flatMap((part) => {
    const value = parts[part];
    return value === null
      ? []
      : {
          name: PART_NAMES[part],
          text: texts[part],
          percent: Math.round(value * 100),
          speaksFor: value >= SPEAKS_FOR[part],
        };
  });
}

const describePreparationFor = (match: Match, { zones, present }: MatchPerson): string =>
  describePreparation(match.occupation, { zones, present, isOtherField: match.isOtherField });

function describeInterests(r: number): string {
  if (r >= MUCH_ALIKE) return "Interests much like yours";
  if (r >= MIN_GOOD_R) return "Interests like yours";
  return r >= 0 ? "Interests a little like yours" : "Other interests than yours";
}

/** “Offers good pay, but not growth”. */
function describeValues(occupation: Occupation, values: MatchPerson["values"]): string {
  const list = (isMet: boolean) =>
    formatList(
      values
        .filter((value) => WISHES[value].test(occupation) === isMet)
        .map((value) => WISH_NAMES[value]),
    );
  const [met, unmet] = [list(true), list(false)];
  if (!met) return `Doesn’t offer what matters to you: ${unmet}`;
  return `Offers what matters to you: ${met}${unmet ? `, but not ${unmet}` : ""}`;
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
