import { CAREER_FIELDS } from "~/data/careers/fields";
import type { CareerRole } from "~/data/careers/types";
import { COMMON_NAMES } from "~/occupations/common-names";
import { findOccupation } from "~/occupations/occupations.server";
import type { Occupation } from "~/occupations/types";
import { EVERYDAY_NAMES } from "./everyday-names";

/** Longer texts are a description, not the name of a job. */
const MAX_JOB_WORDS = 5;

/** What a person does without a job is no name of one. */
const ACTIVITY =
  /^(?:caring|looking|raising|working|studying|staying|being|helping|at|between|home|out|no|none|nothing|unemployed|retired)\b/i;

/** A field of work or a place, which nobody is: “teaching”, “retail”. */
const NO_PERSON =
  /(?:\p{L}{3}ing|ment|ology|tion|ics|work|care|law|sales|retail|finance|warehouse|hospital|school|kitchen|office|store|shop|factory|support|\bIT|\bHR)$/iu;

/** The person’s job within a sentence: as they typed it, or the occupation’s short name. */
export function nameJob(job: string | null, occupation: Occupation | null): string | null {
  const typed = job?.split(/[,(;.]| (?:in|at|for|from|leaving|who|and) /)[0]?.trim() ?? "";
  const isName =
    typed !== "" && occupation?.title !== job && !ACTIVITY.test(typed) && !NO_PERSON.test(typed);
  if (isName && typed.split(/\s+/).length <= MAX_JOB_WORDS) return lowerName(typed);
  return occupation ? nameOccupation(occupation.code, occupation.title) : null;
}

/** “registered nurse” of “Registered Nurses”: in the singular, without what it leaves out. */
export function nameOccupation(code: string | null, title: string): string {
  const everyday = code && EVERYDAY_NAMES[code];
  if (everyday && title === findOccupationTitle(code)) return everyday;
  const role = findRole(code, title);
  const [post] = role?.posts ?? [];
  if (role && (post || PERSON.test(role.title))) return lowerName(post ?? role.title);
  const common = code ? COMMON_NAMES[code]?.[0] : undefined;
  const isOwnTitle = !role || findOccupationTitle(code) === undefined;
  return lowerName(
    common ?? shortenTitle(isOwnTitle ? title : (findOccupationTitle(code) ?? title)),
  );
}

/** The role of this title, or the only one in the occupation. */
function findRole(code: string | null, title: string): CareerRole | undefined {
  const roles = CAREER_FIELDS.flatMap((field) => field.roles).filter(
    ({ onetCode }) => onetCode === code,
  );
  return roles.find((role) => role.title === title) ?? (roles.length === 1 ? roles[0] : undefined);
}

const PERSON = /(?:er|or|ist|ant|yst|ian|nurse)$/i;
/** The end of a word for several people. */
const PEOPLE_END = /(?:[eo]rs|ists|ants|ysts|ians|ives|ents|ects|ics|ses|ees|men|women|ks|ides)$/i;

const findOccupationTitle = (code: string | null): string | undefined =>
  code ? findOccupation(code)?.title : undefined;

/** Of a list of people the first: “tax examiners” of “Tax Examiners and Collectors”. */
function cutList(text: string): string {
  const end = [...text.matchAll(/, and |, | and |$/g)].find(({ index }) =>
    PEOPLE_END.test(text.slice(0, index)),
  );
  return text.slice(0, end?.index);
}

/** “Transportation Managers” of “Transportation, Storage, and Distribution Managers”. */
const cutSubjects = (text: string): string => text.replace(/^([^,]+), .*\band .*?(\S+)$/, "$1 $2");

/** The first of the people a title of O*NET lists, in the singular. */
function shortenTitle(title: string): string {
  const own = title
    .replace(/,? (?:Except|Including) .*$/, "")
    .replace(/, All Other$/, "")
    .replace(/^Helpers--.*/, "Trade helpers");
  const supervised = /^First-Line Supervisors of (.+)$/.exec(own)?.[1];
  if (supervised) return `supervisor of ${cutList(supervised.replace(/^Helpers, /, ""))}`;
  return toSingular(cutSubjects(cutList(own.split(/ (?:of|for) /)[0] ?? own)));
}

function toSingular(name: string): string {
  return name
    .replace(/women$|men$/, (plural) => plural.replace("men", "man"))
    .replace(/wives$/, "wife")
    .replace(/ies$/, "y")
    .replace(/(?:ss|ch|sh)es$/, (plural) => plural.slice(0, -2))
    .replace(/(?<!s)s$/, "");
}

/** Lower case, but for words with a capital inside, such as SQL or FinTech. */
export function lowerName(name: string): string {
  return name.replace(/\p{L}[\p{L}’'&-]*/gu, (word) =>
    /\p{Lu}/u.test(word.slice(1).replace(/-\p{Lu}/gu, "")) ? word : word.toLowerCase(),
  );
}

export function withArticle(name: string): string {
  return `${/^(?:[aeio]|u(?!s|ni|x|i )|HR|SEO|SQL|MR)/i.test(name) ? "an" : "a"} ${name}`;
}

const NUMBERS = "no one two three four five six seven eight nine ten".split(" ");

export const nameCount = (count: number): string => NUMBERS[count] ?? String(count);

/** “eight years”; null below one year. */
export function nameYears(years: number | null): string | null {
  if (years === null || years < 1) return null;
  const whole = Math.floor(years);
  return `${NUMBERS[whole] ?? whole} ${whole === 1 ? "year" : "years"}`;
}

/** Whom the work is for, by the start of the occupation’s code. */
const PEOPLE: readonly [RegExp, string][] = [
  [/^(?:29|31)-/, "patients"],
  [/^25-/, "students"],
  [/^(?:23|21|13-2)/, "clients"],
  [/^(?:35|39-6)/, "guests"],
  [/^15-/, "users"],
  [/^27-30/, "readers"],
  [/^(?:41|39|43-4|49|53|11-2)/, "customers"],
];

export function namePeople(code: string | null): string | null {
  return PEOPLE.find(([pattern]) => pattern.test(code ?? ""))?.[1] ?? null;
}
