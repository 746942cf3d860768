import { getZodConstraint } from "@conform-to/zod/v4";
import { z } from "zod";
import { textLine } from "~/platform/http/form-fields.server";
import { ASK_IDS } from "./asks";
import { CHECK_IDS } from "./checks";
import { getAskName, getClearName, getQuestionName, getWhatName } from "./field-names";
import { readFigure } from "./pay-range";
import type { OfferDetails } from "./offer-details.server";

const FIGURE_MAX = 60;
const WHAT_MAX = 120;

const checkbox = z.boolean().default(false);
const line = (max: number) => textLine(max).default("");

const figures = { offered: line(FIGURE_MAX), lowest: line(FIGURE_MAX), highest: line(FIGURE_MAX) };
const checkboxes = [
  ...CHECK_IDS.flatMap((id) => [getClearName(id), getQuestionName(id)]),
  ...ASK_IDS.map(getAskName),
];

const formSchema = z.object({
  ...figures,
  ...Object.fromEntries(checkboxes.map((name) => [name, checkbox])),
  ...Object.fromEntries(ASK_IDS.map((id) => [getWhatName(id), line(WHAT_MAX)])),
});

export const OFFER_CONSTRAINT = getZodConstraint(formSchema);

/** The form of an offer. */
export const offerSchema = formSchema.superRefine(({ offered, lowest, highest }, context) => {
  const refuse = (name: string, message: string) =>
    context.addIssue({ code: "custom", path: [name], message });
  for (const [name, text] of Object.entries({ offered, lowest, highest }))
    if (text !== "" && readFigure(text) === null)
      refuse(name, "Write a figure, such as $64,000 a year.");
  const [low, high] = [readFigure(lowest), readFigure(highest)];
  if (low !== null && high !== null && low > high)
    refuse("lowest", "The lowest is above the highest. Change one of them.");
});

/** What a form that was sent says about an offer. */
export function toOfferDetails(values: z.output<typeof offerSchema>): OfferDetails {
  const fields: Record<string, unknown> = values;
  const { offered, lowest, highest } = z.object(figures).parse(values);
  return {
    offered,
    lowest,
    highest,
    clear: CHECK_IDS.filter((id) => fields[getClearName(id)]),
    questions: CHECK_IDS.filter((id) => fields[getQuestionName(id)]),
    asks: ASK_IDS.flatMap((id) => {
      const isAsked = Boolean(fields[getAskName(id)]);
      const what = String(fields[getWhatName(id)] ?? "");
      return isAsked || what ? { id, isAsked, what } : [];
    }),
  };
}

/** The same as the fields of its form. */
export function toOfferForm({ clear, questions, asks, ...rest }: OfferDetails) {
  return {
    ...rest,
    ...Object.fromEntries(clear.map((id) => [getClearName(id), true])),
    ...Object.fromEntries(questions.map((id) => [getQuestionName(id), true])),
    ...Object.fromEntries(
      asks.flatMap(({ id, isAsked, what }) => [
        [getAskName(id), isAsked],
        [getWhatName(id), what],
      ]),
    ),
  };
}
