import { expect, test } from "vitest";
import { ASK_IDS, OFFER_ASKS } from "./asks";
import { CHECK_IDS, OFFER_CHECKS } from "./checks";
import { writeDraftReply } from "./draft-reply";

const split = (reply: string) => reply.split("\n\n");

test("nothing ticked, no reply", () =>
  expect(writeDraftReply({ asks: [], questions: [] })).toBe(""));

test.each(OFFER_ASKS)("asking for $id adds its line alone", ({ id, line }) => {
  expect(split(writeDraftReply({ asks: [{ id, what: "" }], questions: [] }))).toEqual([
    "Hello,",
    line(""),
    "Kind regards,",
  ]);
  const [, request] = split(writeDraftReply({ asks: [{ id, what: "XYZ" }], questions: [] }));
  expect(request).toContain("XYZ");
});

test.each(OFFER_CHECKS)("asking about $id adds its line alone", ({ id, line }) =>
  expect(split(writeDraftReply({ asks: [], questions: [id] }))).toEqual([
    "Hello,",
    line,
    "Kind regards,",
  ]),
);

test("all of it is one line for each, requests in their order first", () => {
  const asks = ASK_IDS.toReversed().map((id) => ({ id, what: "" }));
  const lines = split(writeDraftReply({ asks, questions: CHECK_IDS }));
  expect(lines).toHaveLength(ASK_IDS.length + CHECK_IDS.length + 2);
  expect(lines.slice(1, ASK_IDS.length + 1)).toEqual(OFFER_ASKS.map(({ line }) => line("")));
});

test("items have each id once", () => {
  expect(OFFER_ASKS.map(({ id }) => id)).toEqual(ASK_IDS);
  expect(OFFER_CHECKS.map(({ id }) => id)).toEqual(CHECK_IDS);
});
