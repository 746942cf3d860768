import { getZodConstraint } from "@conform-to/zod/v4";
import { z } from "zod";
import { STORY_KIND_IDS } from "~/data/story-kinds";
import { textLine, textParagraph } from "~/platform/http/form-fields.server";
import { stripInvisible } from "~/practice/drafts/schema.server";
import { CUE_MAX, MAX_CUES, SHORT_TELLING_MAX, TELLING_MAX, TITLE_MAX } from "./types";

const BLANK_MAX = 300;
/** Of all cue words together. */
const CUES_MAX = 300;

const cueWords = textParagraph(CUES_MAX)
  .transform((text) => text.split("\n").flatMap((cue) => cue.trim() || []))
  .pipe(
    z
      .array(z.string())
      .max(MAX_CUES, `Use at most ${MAX_CUES}, a few words each.`)
      .refine(
        (cues) => cues.every((cue) => cue.length <= CUE_MAX),
        `Keep each to ${CUE_MAX} characters.`,
      ),
  )
  .default([]);

const telling = textParagraph(TELLING_MAX, "Tell the story.");
const title = textLine(TITLE_MAX, "Give the story a title.");
export const kinds = z.array(z.enum(STORY_KIND_IDS)).max(STORY_KIND_IDS.length);

/** The form of a story. */
export const storySchema = z.object({
  title,
  telling,
  shortTelling: textParagraph(SHORT_TELLING_MAX).default(""),
  cueWords,
  kinds,
});

/** Of a new story: the answer it comes from, and where to go on. Without a title it gets its first words. */
export const newStorySchema = storySchema.extend({
  title: textLine(TITLE_MAX).default(""),
  answer: z.string().max(100).optional(),
  returnTo: z.string().max(300).optional(),
});

export const STORY_CONSTRAINT = getZodConstraint(storySchema);
export const NEW_STORY_CONSTRAINT = getZodConstraint(newStorySchema);

const blank = (message?: string) => textLine(BLANK_MAX, message);

/** The forms of the bank: a sentence with two blanks, or three lines for the first story. */
export const startStorySchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("gap"),
    kind: z.enum(STORY_KIND_IDS),
    first: blank("Fill in the first blank."),
    second: blank().default(""),
  }),
  z.object({
    intent: z.literal("first"),
    day: blank("Say which day it was."),
    first: blank().default(""),
    end: blank().default(""),
  }),
]);

export const START_CONSTRAINT = { required: true, maxLength: BLANK_MAX };

/** One of the stories in notes. */
export const noteSchema = z.object({ title, telling, kinds });

/** As much as a form may send: where notes are split, a lower limit is said. */
const FORM_MAX = 1_000_000;

/** Pasted text, with what is invisible taken out. */
export const notesText = z.string().max(FORM_MAX).default("").transform(stripInvisible);
