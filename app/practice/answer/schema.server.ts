import { CODE_LANGUAGES } from "~/data/code-languages";
import { z } from "zod";
import { attempt, draftSchema, seconds, stripInvisible } from "~/practice/drafts/schema.server";
import { textParagraph } from "~/platform/http/form-fields.server";

export const ANSWER_MAX_LENGTH = 50_000;

const ANSWER_REQUIRED = "Write your answer first.";

const answerText = z.string({ error: ANSWER_REQUIRED }).transform(stripInvisible);

/** An answer that says something. */
export const writtenAnswer = answerText.pipe(textParagraph(ANSWER_MAX_LENGTH, ANSWER_REQUIRED));

const answerSchema = z.object({
  intent: z.literal("answer"),
  questionId: z.string().max(100),
  attempt,
  answer: writtenAnswer,
  /** The recognized speech, to tell spoken answers from typed ones. */
  transcript: z.string().max(ANSWER_MAX_LENGTH).catch("").transform(stripInvisible),
  spokenSeconds: seconds,
  code: z
    .string()
    .max(ANSWER_MAX_LENGTH, `Code tab: use at most ${ANSWER_MAX_LENGTH} characters.`)
    .default("")
    .transform(stripInvisible),
  language: z.enum([...CODE_LANGUAGES, "text"]).catch("text"),
  testsPassed: z.coerce.number().int().min(0).max(100).optional().catch(undefined),
});

/** Text alone, typed or spoken. */
export const spokenAnswerSchema = answerSchema.pick({
  answer: true,
  transcript: true,
  spokenSeconds: true,
});

const VISIBLE_CHARACTER = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** The same where code alone is an answer too. */
const codeAnswerSchema = answerSchema.extend({
  answer: answerText
    .pipe(textParagraph(ANSWER_MAX_LENGTH))
    .transform((text) => (VISIBLE_CHARACTER.test(text) ? text : ""))
    .default(""),
});

const questionAnswerSchema = codeAnswerSchema.extend({
  /** Once: without the copy of a text that is in it twice. */
  intent: z.enum(["answer", "answer-once"]),
  /** Its author knows of the copy. */
  keepsRepeat: z.stringbool().catch(false),
});

/** The form of a question. */
export const questionFormSchema = z.discriminatedUnion("intent", [
  questionAnswerSchema,
  draftSchema.extend({ intent: z.enum(["save", "skip", "hint", "sample", "story"]) }),
  z.object({ intent: z.literal("end") }),
]);

/** The form of a follow-up. */
export const followUpFormSchema = z.discriminatedUnion("intent", [
  answerSchema,
  draftSchema.extend({ intent: z.enum(["save", "skip"]) }),
]);

export type AnswerFields = Omit<z.output<typeof answerSchema>, "intent">;
export type QuestionAnswerFields = z.output<typeof questionAnswerSchema>;
