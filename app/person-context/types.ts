import type { CareerGoal } from "~/data/career-goals";

/** What a person says of where they stand; everything may be left open. */
export interface PersonContext {
  /** What they do now, as typed. */
  job: string | null;
  /** The O*NET-SOC code of the occupation it is, if they chose one. */
  occupationCode: string | null;
  /** Years in it. */
  years: number | null;
  goal: CareerGoal | null;
  /** When they want to be there, or have an exam: a calendar day, 2027-03-01. */
  date: string | null;
  /** What must stay as it is, in their words. */
  mustStay: string | null;
}

export const MAX_YEARS = 60;

/** The choice of a person whose job is none of the occupations shown. */
export const NO_OCCUPATION = "none";
