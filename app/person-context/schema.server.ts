import { getZodConstraint } from "@conform-to/zod/v4";
import { z } from "zod";
import { CAREER_GOALS, type CareerGoal } from "~/data/career-goals";
import { findOccupation } from "~/occupations/occupations.server";
import { textLine } from "~/platform/http/form-fields.server";
import { ADDRESS_MAX } from "~/platform/http/safe-redirect";
import { MAX_YEARS, NO_OCCUPATION } from "./types";

export const JOB_MAX = 120;
const MUST_STAY_MAX = 200;
const LAST_DAY = "2100-12-31";

const goals = CAREER_GOALS.map(({ value }) => value) as [CareerGoal, ...CareerGoal[]];

const occupationCode = z
  .string()
  .max(20)
  .refine(
    (code) => code === NO_OCCUPATION || findOccupation(code) !== undefined,
    "Choose one of the occupations shown.",
  )
  .optional();

/** The two questions, and nothing else. */
export const questionsSchema = z.object({
  job: textLine(JOB_MAX).optional(),
  goal: z.enum(goals, { error: "Choose one of the goals shown." }).optional(),
});

/** The form on /about-you, which is on other pages, too. */
export const personContextSchema = questionsSchema.extend({
  intent: z.enum(["save", "wish", "skip", "delete"]),
  occupationCode,
  years: z.coerce
    .number({ error: "Enter the number of years." })
    .int("Enter a whole number of years.")
    .min(0, "Enter a number of years from 0.")
    .max(MAX_YEARS, `Enter a number of years up to ${MAX_YEARS}.`)
    .optional(),
  date: z.iso
    .date("Enter a day, such as 2027-03-01.")
    .max(LAST_DAY.length)
    .refine((day) => day <= LAST_DAY, "Choose a day in this century.")
    .optional(),
  /** The job they want, by the title or common name of an occupation. */
  wishedJob: textLine(JOB_MAX).optional(),
  /** Chosen where the wished job is none we know. */
  wishedCode: occupationCode,
  mustStay: textLine(MUST_STAY_MAX).optional(),
  /** The page to go on to. */
  returnTo: z.string().max(ADDRESS_MAX).optional(),
});

export type PersonContextForm = z.input<typeof personContextSchema>;
export type PersonContextFields = z.output<typeof personContextSchema>;

/** @param firstDay the first day that may be entered */
export function getPersonContextConstraint(firstDay: string) {
  return { ...getZodConstraint(personContextSchema), date: { min: firstDay, max: LAST_DAY } };
}
