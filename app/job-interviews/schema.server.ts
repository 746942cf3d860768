import { getZodConstraint } from "@conform-to/zod/v4";
import { z } from "zod";
import { CAREER_FIELDS } from "~/data/careers/fields";
import { textLine, textParagraph } from "~/platform/http/form-fields.server";
import { MINUTES_A_DAY_MAX, MINUTES_A_DAY_MIN, POSTING_MAX } from "./types";

const NAME_MAX = 120;
const DAY_LENGTH = "2027-03-01".length;
const ROUND_NAME_MAX = 60;
const PLACE_MAX = 1000;
const PEOPLE_MAX = 300;
const ROUND_MINUTES_MIN = 5;
const ROUND_MINUTES_MAX = 600;

const names = {
  company: textLine(NAME_MAX, "Enter the company."),
  role: textLine(NAME_MAX, "Enter the role."),
};
const heldOn = z.iso.date("Enter the day of the interview.").max(DAY_LENGTH);

const added = { ...names, heldOn };

/** The form on /plans. A day that is over has a button of its own. */
export const addSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("add"), ...added }),
  z.object({ intent: z.literal("add-over"), ...added }),
]);

const details = {
  ...names,
  field: z.enum(CAREER_FIELDS.map(({ slug }) => slug)).optional(),
  posting: textParagraph(POSTING_MAX).default(""),
  minutesADay: z.coerce
    .number(`Enter a number from ${MINUTES_A_DAY_MIN} to ${MINUTES_A_DAY_MAX}.`)
    .int("Enter whole minutes.")
    .min(MINUTES_A_DAY_MIN, `Use at least ${MINUTES_A_DAY_MIN} minutes.`)
    .max(MINUTES_A_DAY_MAX, `Use at most ${MINUTES_A_DAY_MAX} minutes.`),
};

const id = z.string().max(100);

const round = {
  name: textLine(ROUND_NAME_MAX).default(""),
  heldOn,
  startsAt: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d(:00)?$/, "Enter a time such as 14:00.")
    .transform((time) => time.slice(0, "14:00".length))
    .optional(),
  zone: z.string().max(100).optional(),
  minutes: z.coerce
    .number("Enter minutes as a number.")
    .int("Enter whole minutes.")
    .min(ROUND_MINUTES_MIN, `Use at least ${ROUND_MINUTES_MIN} minutes.`)
    .max(ROUND_MINUTES_MAX, `Use at most ${ROUND_MINUTES_MAX} minutes.`)
    .optional(),
  place: textParagraph(PLACE_MAX).default(""),
  people: textLine(PEOPLE_MAX).default(""),
};

/** The forms on /plans/{id}/change: its details, one round, and the button that deletes a round. */
export const changeSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("details"), ...details }),
  z.object({ intent: z.literal("round"), round: id, ...round }),
  z.object({ intent: z.literal("round-over"), round: id, ...round }),
  z.object({ intent: z.literal("round-beside"), round: id, ...round }),
  z.object({ intent: z.literal("delete-round"), round: id }),
]);

export interface JobInterviewForm {
  company: string;
  role: string;
  heldOn: string;
}

export interface DetailsForm {
  company: string;
  role: string;
  field: string;
  posting: string;
  minutesADay: number;
}

export interface RoundForm {
  name: string;
  heldOn: string;
  startsAt: string;
  zone: string;
  minutes: number;
  place: string;
  people: string;
}

interface Days {
  min: string;
  max: string;
}

/** @param days the first and the last day that may be entered */
export function getJobInterviewConstraint(days: Days) {
  return { ...getZodConstraint(z.object(added)), heldOn: { required: true, ...days } };
}

export const DETAILS_CONSTRAINT = getZodConstraint(z.object(details));

export function getRoundConstraint(days: Days) {
  return { ...getZodConstraint(z.object(round)), heldOn: { required: true, ...days } };
}
