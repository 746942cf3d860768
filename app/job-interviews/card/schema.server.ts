import { getZodConstraint } from "@conform-to/zod/v4";
import { z } from "zod";
import { textLine, textParagraph } from "~/platform/http/form-fields.server";
import { ASK_MAX, OPENING_MAX } from "./card";

const storyId = z.string().max(100).default("");
const ask = textLine(ASK_MAX).default("");

/** The form of a card. */
export const cardSchema = z.object({
  opening: textParagraph(OPENING_MAX)
    .transform((text) => text.replace(/\s+/g, " "))
    .default(""),
  story1: storyId,
  story2: storyId,
  story3: storyId,
  ask1: ask,
  ask2: ask,
});

export type CardForm = z.output<typeof cardSchema>;

export const CARD_CONSTRAINT = getZodConstraint(cardSchema);
