import { findOccupation } from "~/occupations/occupations.server";
import type { AdvicePerson } from "./types";

/** A person of whom nothing is known, for tests. */
export const NOBODY: AdvicePerson = {
  job: null,
  occupationCode: null,
  years: null,
  goal: null,
  mustStay: null,
  fields: [],
  target: null,
  matches: [],
  assessment: "none",
  record: [],
  answers: [],
  courses: [],
  openSession: null,
  jobInterview: null,
  textSkills: [],
  refused: new Set(),
};

/** A person of whom nothing is known but their occupation, for tests. */
export function createPerson(code: string, known: Partial<AdvicePerson> = {}): AdvicePerson {
  return {
    ...NOBODY,
    job: findOccupation(code)?.title ?? null,
    occupationCode: code,
    years: 10,
    goal: "neighboring",
    ...known,
  };
}
