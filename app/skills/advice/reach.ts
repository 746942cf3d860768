import { measureNearness } from "~/assessment/matching/nearness";
import { CAREER_LADDERS } from "~/data/careers/career-ladders";
import { listOccupations } from "~/occupations/occupations.server";
import type { Occupation } from "~/occupations/types";

/** What counts for how near and how reachable a job is: O*NET’s related jobs, who leads them, preparation. */
const WEIGHTS = { ladder: 0.3, leadsOwn: 0.2, family: 0.15, zone: 0.25, degree: 0.5 };
/** Under this, leading a line of work that isn’t one’s own. */
const STRANGE = 0.3;
const NO_LADDER = 0;

export interface Reach {
  /** Higher for what is nearer and asks for less new preparation. */
  rate: (occupation: Occupation) => number;
  /** Near the present job, or the next step up from it. */
  isNear: (occupation: Occupation) => boolean;
  /** Leads people of a line of work the person doesn’t know. */
  isStrangeLead: (occupation: Occupation) => boolean;
}

export function measureReach(present: Occupation | null): Reach {
  if (!present)
    return {
      rate: () => 0,
      isNear: () => true,
      isStrangeLead: ({ code }) => OF_PROFESSIONS.test(code) || SUPERVISORS.test(code),
    };
  const nearness = measureNearness(present, NO_LADDER, listOccupations());
  const getNearness = ({ code }: Occupation) => nearness.get(code) ?? 0;
  const isOnLadder = ({ code }: Occupation) =>
    (SUPERVISORS.test(present.code) && code === OPERATIONS_MANAGER) ||
    Object.entries(CAREER_LADDERS).some(
      ([from, to]) => present.code.startsWith(from) && to.some((start) => code.startsWith(start)),
    );
  return {
    rate: (occupation) =>
      getNearness(occupation) +
      (isOnLadder(occupation) ? WEIGHTS.ladder : 0) +
      (leadsOwnWork(occupation, present) ? WEIGHTS.leadsOwn : 0) +
      (occupation.code.slice(0, 2) === present.code.slice(0, 2) ? WEIGHTS.family : 0) -
      countZones(occupation, present) * WEIGHTS.zone -
      countDegrees(occupation, present) * WEIGHTS.degree,
    isNear: (occupation) => isOnLadder(occupation) || getNearness(occupation) >= STRANGE,
    isStrangeLead: (occupation) =>
      leadsPeople(occupation) &&
      !isOnLadder(occupation) &&
      occupation.code !== present.code &&
      (getNearness(occupation) < STRANGE || isOtherCrew(occupation, present)),
  };
}

/** First-line supervisors come from the crew that they lead. */
const isOtherCrew = (occupation: Occupation, present: Occupation): boolean =>
  SUPERVISORS.test(occupation.code) &&
  occupation.code.slice(0, 2) !== present.code.slice(0, 2) &&
  !leadsOwnWork(occupation, present);

/** Who leads a profession comes from it: computing, finance, engineering, education, health, science. */
const OF_PROFESSIONS = /^11-(?:3021|3031|9041|903|9111|9121)/;

/** How far the preparation is; one zone more comes with the years in a job. */
const countZones = (occupation: Occupation, present: Occupation): number =>
  Math.max(present.zone - occupation.zone, occupation.zone - present.zone - 1, 0);

export const leadsPeople = ({ code, title }: Pick<Occupation, "code" | "title">): boolean =>
  SUPERVISORS.test(code) ||
  (code.startsWith("11-") && /Manager|Executive|Administrator|Director/.test(title));

const OPERATIONS_MANAGER = "11-1021.00";
/** The groups of first-line supervisors. */
const SUPERVISORS = /^(?:3[3579]|4[1357]|49|5[13])-10/;

/** Whether the person leads people now, by their job’s name or its occupation. */
export function leadsNow(job: string | null, present: Occupation | null): boolean {
  return LEADERS.test(job ?? "") || (present !== null && leadsPeople(present));
}

const LEADERS =
  /\b(?:(?<!(?:product|project|account|program|case) )manager|supervisor|foreman|sergeant|head of|director|team lead(?:er)?)\b/i;

/** Whom it leads, in the words of the present job. */
function leadsOwnWork({ title }: Occupation, present: Occupation): boolean {
  const led = /^First-Line Supervisors of (.+)$/.exec(title)?.[1] ?? "";
  const own = [present.title, present.description, ...present.tasks].join(" ").toLowerCase();
  return (led.match(/\p{L}{6,}/gu) ?? [])
    .filter((word) => word !== "Workers")
    .some((word) => own.includes(word.toLowerCase()));
}

/** Degrees more than the present job; none in its own group, whose people have what it takes. */
const countDegrees = (occupation: Occupation, present: Occupation): number =>
  occupation.code.slice(0, 6) === present.code.slice(0, 6)
    ? 0
    : Math.max(0, rateDegree(occupation) - rateDegree(present));

/** 0 for none, 1 for a bachelor’s degree, 2 for more. */
function rateDegree({ outlook }: Occupation): number {
  const education = outlook?.education ?? "";
  return /Master|Doctoral/.test(education) ? 2 : Number(education.startsWith("Bachelor"));
}

export const asksForDegree = (occupation: Occupation): boolean => rateDegree(occupation) > 0;

/** A craft learned from its beginning, such as stenography: no move for those who have another one. */
export function startsAnotherCraft({ code, outlook }: Occupation, present: Occupation): boolean {
  const isNew =
    outlook?.education === "Postsecondary nondegree award" ||
    outlook?.training === "Apprenticeship" ||
    outlook?.training === "Internship/residency";
  return isNew && code.slice(0, 4) !== present.code.slice(0, 4);
}
