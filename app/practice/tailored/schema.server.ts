import { z } from "zod";
import { questionById } from "~/data/questions/cards.server";
import { isSkillId } from "~/data/skills";
import { WORK_FIELDS } from "~/data/work-fields/work-fields";
import { textParagraph } from "~/platform/http/form-fields.server";

export const TEXT_MAX_LENGTH = 50_000;

export const textKindSchema = z.enum(["posting", "resume"]).catch("posting");

const LEVELS = ["entry", "experienced", "senior"] as const;

/** A choice of the person; anything unknown is left to what the text says. */
const fieldChoice = z
  .enum(WORK_FIELDS.map(({ id }) => id))
  .optional()
  .catch(undefined);
const levelChoice = z.enum(LEVELS).optional().catch(undefined);
const shortName = z.string().trim().max(80).optional().catch(undefined);

/** The selected questions and skills; ids that no longer exist are dropped. */
export const selectionSchema = z.object({
  title: shortName,
  employer: shortName,
  question: z
    .array(z.string().max(100))
    .max(20)
    .transform((ids) => [...new Set(ids)].filter((id) => questionById(id))),
  skill: z
    .array(z.string().max(100))
    .max(60)
    .transform((ids) => [...new Set(ids)].filter(isSkillId)),
});

/** The forms of the page: a text to read, then the questions to start with. */
export const tailoredFormSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("read"),
    text: textParagraph(TEXT_MAX_LENGTH, "Paste the text first."),
    field: fieldChoice,
    level: levelChoice,
  }),
  selectionSchema.extend({ intent: z.literal("start") }),
]);

/** The form of a resume as a file, beside the file and the text that is already in the box. */
export const fileFormSchema = z.object({ intent: z.literal("file") });
