import { getZodConstraint } from "@conform-to/zod/v4";
import { z } from "zod";
import { textLine } from "~/platform/http/form-fields.server";

const NAME_MAX = 120;
const DAY_LENGTH = "2027-03-01".length;

const details = {
  company: textLine(NAME_MAX, "Enter the company."),
  role: textLine(NAME_MAX, "Enter the role."),
  heldOn: z.iso.date("Enter the day of the interview.").max(DAY_LENGTH),
};
const id = z.string().max(100);

/** The forms on /plans. */
export const jobInterviewSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("add"), ...details }),
  z.object({ intent: z.literal("change"), id, ...details }),
  z.object({ intent: z.literal("delete"), id }),
]);

export interface JobInterviewForm {
  company: string;
  role: string;
  heldOn: string;
}

/** @param days the first and the last day that may be entered */
export function getJobInterviewConstraint(days: { min: string; max: string }) {
  return { ...getZodConstraint(z.object(details)), heldOn: { required: true, ...days } };
}
