import { expect, test } from "vitest";
import type { OfferDetails } from "./offer-details.server";
import { offerSchema, toOfferDetails, toOfferForm } from "./schema.server";

const STORED: OfferDetails = {
  offered: "",
  lowest: "",
  highest: "",
  occupation: "",
  declines: false,
  clear: ["pay", "hours"],
  questions: ["pay"],
  asks: [{ id: "leave", isAsked: false, what: "five more days" }],
};
const send = (fields: Record<string, unknown>, before: OfferDetails | null = STORED) =>
  toOfferDetails(offerSchema.parse(fields), before);

test("an item that was stored as clear and as a question is a question", () => {
  const form = toOfferForm(STORED);
  expect(form).toMatchObject({ "check-pay": "ask", "check-hours": "clear" });
  expect(send(form)).toMatchObject({ clear: ["hours"], questions: ["pay"] });
});

test("a wish that was written counts as ticked, unless it stood there unticked", () => {
  const wish = { "what-leave": "five more days" };
  expect(send(wish, null).asks).toEqual([{ id: "leave", isAsked: true, what: "five more days" }]);
  expect(send(wish).asks).toEqual(STORED.asks);
  expect(send({ "what-leave": "a week" }).asks).toEqual([
    { id: "leave", isAsked: true, what: "a week" },
  ]);
  expect(send({ "ask-pay": true }).asks).toEqual([{ id: "pay", isAsked: true, what: "" }]);
});
