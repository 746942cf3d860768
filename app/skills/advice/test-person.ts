import { findOccupation, findOccupations } from "~/occupations/occupations.server";
import { listKeySkills } from "~/occupations/target/key-skills";
import type { AdvicePerson, AdviceTarget } from "./types";

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

export const NO_OFFER = { mentors: [], dueQuestionIds: [] };

export const toTarget = (code: string): AdviceTarget => {
  const occupation = findOccupation(code);
  if (!occupation) throw new Error(`no occupation ${code}`);
  return {
    id: `occupation:${code}`,
    title: occupation.title,
    to: `/occupations/${code}`,
    occupationCode: code,
    skills: listKeySkills(occupation, findOccupations(occupation.related)),
  };
};

export const NURSE: AdvicePerson = {
  ...NOBODY,
  job: "Registered nurse",
  occupationCode: "29-1141.00",
  years: 8,
  goal: "neighboring",
  fields: ["healthcare"],
};
