import { getZodConstraint } from "@conform-to/zod/v4";
import { z } from "zod";
import { textLine } from "~/platform/http/form-fields.server";
import { ASK_IDS } from "./asks";
import { CHECK_IDS } from "./checks";
import { getAskName, getCheckName, getWhatName } from "./field-names";
import { readFigure } from "./pay-range";
import type { OfferDetails } from "./offer-details.server";

const FIGURE_MAX = 60;
const WHAT_MAX = 120;

const checkbox = z.boolean().default(false);
const line = (max: number) => textLine(max).default("");

const texts = {
  offered: line(FIGURE_MAX),
  lowest: line(FIGURE_MAX),
  highest: line(FIGURE_MAX),
  occupation: line(WHAT_MAX),
};

const formSchema = z.object({
  intent: z.enum(["save", "rehearse"]).default("save"),
  ...texts,
  /** One of the nearest occupations, where the role is none. */
  nearest: line(WHAT_MAX),
  declines: checkbox,
  ...Object.fromEntries(
    CHECK_IDS.map((id) => [getCheckName(id), z.enum(["clear", "ask"]).optional()]),
  ),
  ...Object.fromEntries(ASK_IDS.map((id) => [getAskName(id), checkbox])),
  ...Object.fromEntries(ASK_IDS.map((id) => [getWhatName(id), line(WHAT_MAX)])),
});

export const OFFER_CONSTRAINT = getZodConstraint(formSchema);

/** The form of an offer. */
export const offerSchema = formSchema.superRefine(({ offered, lowest, highest }, context) => {
  const refuse = (name: string, message: string) =>
    context.addIssue({ code: "custom", path: [name], message });
  for (const [name, text] of Object.entries({ offered, lowest, highest }))
    if (text !== "" && readFigure(text) === null)
      refuse(name, "Write a figure, such as 64,000 a year.");
  const [low, high] = [readFigure(lowest), readFigure(highest)];
  if (low !== null && high !== null && low > high)
    refuse("lowest", "The lowest is above the highest. Change one of them.");
});

/** What a form that was sent says about an offer, and what was stored of it before. */
export function toOfferDetails(
  values: z.output<typeof offerSchema>,
  before: OfferDetails | null,
): OfferDetails {
  const fields: Record<string, unknown> = values;
  const { occupation, ...pay } = z.object(texts).parse(values);
  return {
    ...pay,
    occupation: values.nearest || occupation,
    declines: values.declines,
    clear: CHECK_IDS.filter((id) => fields[getCheckName(id)] === "clear"),
    questions: CHECK_IDS.filter((id) => fields[getCheckName(id)] === "ask"),
    asks: ASK_IDS.flatMap((id) => {
      const what = String(fields[getWhatName(id)] ?? "");
      // What was just written counts as ticked; what stands there since before may have been unticked.
      const isNew = what !== "" && what !== before?.asks.find((ask) => ask.id === id)?.what;
      const isAsked = Boolean(fields[getAskName(id)]) || isNew;
      return isAsked || what ? { id, isAsked, what } : [];
    }),
  };
}

/** An offer as the fields of its form. */
export function toOfferForm({ clear, questions, asks, ...rest }: OfferDetails) {
  return {
    ...rest,
    ...Object.fromEntries(clear.map((id) => [getCheckName(id), "clear"])),
    // An item that was once both is one to ask about.
    ...Object.fromEntries(questions.map((id) => [getCheckName(id), "ask"])),
    ...Object.fromEntries(
      asks.flatMap(({ id, isAsked, what }) => [
        [getAskName(id), isAsked],
        [getWhatName(id), what],
      ]),
    ),
  };
}
