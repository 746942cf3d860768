import { CAREER_FIELDS } from "~/data/careers/fields";
import { COMMON_NAMES } from "~/occupations/common-names";
import type { Occupation } from "~/occupations/types";

/** Longer texts are a description, not the name of a job. */
const MAX_JOB_WORDS = 5;

/** The person’s job within a sentence: as they typed it, or the occupation’s short name. */
export function nameJob(job: string | null, occupation: Occupation | null): string | null {
  const typed = job?.split(/[,(;]| (?:in|at|for|from|leaving) /)[0]?.trim() ?? "";
  const isTitle = occupation?.title === job;
  if (typed && !isTitle && typed.split(/\s+/).length <= MAX_JOB_WORDS) return lowerName(typed);
  return occupation ? nameOccupation(occupation.code, occupation.title) : null;
}

/** “registered nurse” of “Registered Nurses”: in the singular, without what it leaves out. */
export function nameOccupation(code: string | null, title: string): string {
  const common = code ? (nameRole(code, title) ?? COMMON_NAMES[code]?.[0]) : undefined;
  if (common) return lowerName(common);
  const own = title.replace(/,? (?:Except|Including) .*$/, "").replace(/, All Other$/, "");
  const supervisors = /^First-Line Supervisors of (.+?)(?: Workers)?(?:,.*)?$/.exec(own)?.[1];
  if (supervisors) return `supervisor of ${lowerName(supervisors)}`;
  const level =
    /^(.+?), (Postsecondary|Secondary School|Elementary School|Middle School|Preschool)$/;
  const [first = own] = (level.exec(own)?.[1] ?? own).split(/, | and (?=\p{Lu}\p{L}+s$)/u);
  // “Compensation, Benefits, and Job Analysis Specialists”: only the last word is a person.
  const name = /s$/.test(first) ? first : own.replace(/,/g, "");
  return lowerName(toSingular(name));
}

/** The role of ours whose occupation this is, if there is one and its title names a person. */
function nameRole(code: string, title: string): string | undefined {
  const roles = CAREER_FIELDS.flatMap(({ roles: all }) => all).filter(
    ({ onetCode }) => onetCode === code,
  );
  const [role] = roles;
  return roles.length === 1 && role && role.title !== title && PERSON.test(role.title)
    ? role.title
    : undefined;
}

const PERSON = /(?:er|or|ist|ant|yst|ian|ect|nurse)$/i;

function toSingular(name: string): string {
  return name
    .replace(/women$|men$/, (plural) => plural.replace("men", "man"))
    .replace(/ies$/, "y")
    .replace(/(?:ss|ch|sh)es$/, (plural) => plural.slice(0, -2))
    .replace(/(?<!s)s$/, "");
}

/** Lower case, but for words with a capital inside, such as SQL or FinTech. */
export function lowerName(name: string): string {
  return name.replace(/\p{L}[\p{L}’'/&-]*/gu, (word) =>
    /\p{Lu}/u.test(word.slice(1).replace(/-\p{Lu}/gu, "")) ? word : word.toLowerCase(),
  );
}

export function withArticle(name: string): string {
  return `${/^(?:[aeio]|u(?!s|ni)|HR|SEO|SQL|MR|IT)/.test(name) ? "an" : "a"} ${name}`;
}

const NUMBERS = "no one two three four five six seven eight nine ten".split(" ");

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
