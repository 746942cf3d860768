import { getZodConstraint } from "@conform-to/zod/v4";
import { z } from "zod";
import { textLine, textParagraph } from "~/platform/http/form-fields.server";
import {
  type DebriefQuestion,
  MAX_QUESTIONS,
  NEXT_STEPS_MAX,
  QUESTION_MAX,
  type Told,
  WENT,
} from "./debrief";

const DAY_LENGTH = "2027-03-01".length;
const ID_MAX = 100;
const NAME_MAX = 120;

const toLine = (text: string) => text.replace(/\s+/g, " ");
const question = textParagraph(QUESTION_MAX).transform(toLine).default("");
const day = z.iso.date("Enter a day.").max(DAY_LENGTH);
const numbers = Array.from({ length: MAX_QUESTIONS }, (_, index) => index + 1);

const fields = z.object({
  hearBy: day.optional(),
  nextSteps: textParagraph(NEXT_STEPS_MAX).default(""),
  ...Object.fromEntries(numbers.map((number) => [`question${number}`, question])),
  ...Object.fromEntries(
    numbers.map((number) => [`told${number}`, z.string().max(ID_MAX).default("answer")]),
  ),
  ...Object.fromEntries(numbers.map((number) => [`went${number}`, z.enum(WENT).optional()])),
});

/** The form of a debrief. Its rows have numbers, since no form here has fields of fields. */
export const debriefSchema = fields
  .superRefine((values: Record<string, unknown>, context) => {
    if (isEmpty(values))
      context.addIssue({
        code: "custom",
        path: [],
        message: "Write at least one question, or choose how it ended.",
      });
    for (const number of numbers)
      if (!values[`question${number}`] && isFilled(values, number))
        context.addIssue({
          code: "custom",
          path: [`question${number}`],
          message: `Write what question ${number} was, or choose “No story needed” and “Not said” there.`,
        });
  })
  .transform(({ hearBy = null, nextSteps, ...values }) => ({
    hearBy,
    nextSteps,
    questions: readQuestions(values),
  }));

export const DEBRIEF_CONSTRAINT = getZodConstraint(fields);

const isEmpty = (values: Record<string, unknown>) =>
  !values.nextSteps &&
  !values.hearBy &&
  numbers.every((number) => !values[`question${number}`] && !isFilled(values, number));

const isFilled = (values: Record<string, unknown>, number: number) =>
  values[`told${number}`] !== "answer" || values[`went${number}`] !== undefined;

function readQuestions(values: Record<string, unknown>): (DebriefQuestion & { number: number })[] {
  return numbers.flatMap((number) => {
    const text = values[`question${number}`];
    if (typeof text !== "string" || text === "") return [];
    const went = WENT.find((each) => each === values[`went${number}`]) ?? null;
    return { number, question: text, told: readTold(String(values[`told${number}`])), went };
  });
}

/** A story by its id, or one that was deleted. */
const readTold = (value: string): Told =>
  value === "answer" || value === "none"
    ? { kind: value, storyId: null }
    : { kind: "story", storyId: value === "story" ? null : value };

const nextRound = {
  name: textLine(NAME_MAX).default(""),
  heldOn: z.iso.date("Enter the day of the next round.").max(DAY_LENGTH),
};

/** The forms of what came after. A round on a day that has one is added by a button of its own. */
export const outcomeSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("round"), ...nextRound }),
  z.object({ intent: z.literal("round-beside"), ...nextRound }),
  z.object({
    intent: z.literal("ask-again"),
    askAgainOn: z.iso.date("Enter the day on which to ask again.").max(DAY_LENGTH),
  }),
  z.object({ intent: z.enum(["offer", "no", "withdrawn", "open"]) }),
]);
