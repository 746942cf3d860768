import { getZodConstraint } from "@conform-to/zod/v4";
import { z } from "zod";
import { textParagraph } from "~/platform/http/form-fields.server";
import { MAX_POINTS, OWN_QUESTION_KINDS } from "./own-question";

const PROMPT_MAX = 1000;
const POINT_MAX = 200;
/** Of all points together, with line breaks. */
const POINTS_MAX = 1500;
const SAMPLE_MAX = 4000;

const splitLines = (text: string) =>
  text.split("\n").flatMap((line) => line.trim().replace(/^[-•*]\s+/, "") || []);

/** One a line. */
const points = textParagraph(POINTS_MAX, "Write at least one point that a good answer makes.")
  .transform(splitLines)
  .pipe(
    z
      .array(z.string().max(POINT_MAX, `Keep each point to ${POINT_MAX} characters.`))
      .min(1, "Write at least one point that a good answer makes.")
      .max(MAX_POINTS, {
        error: ({ input }) =>
          `Use at most ${MAX_POINTS} points; these are ${(input as string[]).length}.`,
      })
      .refine(
        (lines) => new Set(lines.map((line) => line.toLowerCase())).size === lines.length,
        "Two of the points are the same.",
      ),
  );

/** The form of a question that a person writes. */
export const ownQuestionSchema = z.object({
  prompt: textParagraph(PROMPT_MAX, "Write the question."),
  kind: z.enum(OWN_QUESTION_KINDS, { error: "Choose the type of question." }),
  points,
  sample: textParagraph(SAMPLE_MAX).default(""),
});

export type OwnQuestionForm = z.input<typeof ownQuestionSchema>;
export type OwnQuestionFields = z.output<typeof ownQuestionSchema>;

/** The constraint of the points is lost in the pipe. */
export const QUESTION_CONSTRAINT = {
  ...getZodConstraint(ownQuestionSchema),
  points: { required: true, maxLength: POINTS_MAX },
};
