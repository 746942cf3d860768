import { expect, test } from "vitest";
import { ASK_IDS, OFFER_ASKS } from "./asks";
import { CHECK_IDS, OFFER_CHECKS } from "./checks";
import { writeDraftReply } from "./draft-reply";

const OFFER = { role: "Ward sister", people: "", name: null, declines: false };
const THANKS = "Thank you for offering me the role of Ward sister.";
const split = (reply: string) => reply.split("\n\n");

test("nothing ticked, no reply", () =>
  expect(writeDraftReply({ ...OFFER, asks: [], questions: [] })).toBe(""));

test.each(OFFER_ASKS)("asking for $id adds its line alone", ({ id, line }) => {
  expect(split(writeDraftReply({ ...OFFER, asks: [{ id, what: "" }], questions: [] }))).toEqual([
    "Hello,",
    THANKS,
    line(""),
    "Kind regards,",
  ]);
  const [, , request] = split(
    writeDraftReply({ ...OFFER, asks: [{ id, what: "XYZ" }], questions: [] }),
  );
  expect(request).toContain("XYZ");
});

test.each(OFFER_CHECKS)("asking about $id adds its line alone", ({ id, line }) =>
  expect(split(writeDraftReply({ ...OFFER, asks: [], questions: [id] }))).toEqual([
    "Hello,",
    THANKS,
    line,
    "Kind regards,",
  ]),
);

test("all of it is one line for each, requests in their order first", () => {
  const asks = ASK_IDS.toReversed().map((id) => ({ id, what: "" }));
  const lines = split(writeDraftReply({ ...OFFER, asks, questions: CHECK_IDS }));
  expect(lines).toHaveLength(ASK_IDS.length + CHECK_IDS.length + 3);
  expect(lines.slice(2, ASK_IDS.length + 2)).toEqual(OFFER_ASKS.map(({ line }) => line("")));
});

test("items have each id once", () => {
  expect(OFFER_ASKS.map(({ id }) => id)).toEqual(ASK_IDS);
  expect(OFFER_CHECKS.map(({ id }) => id)).toEqual(CHECK_IDS);
});

test("a no says nothing else", () =>
  expect(
    split(
      writeDraftReply({
        ...OFFER,
        declines: true,
        asks: [{ id: "pay", what: "" }],
        questions: CHECK_IDS,
      }),
    ),
  ).toEqual(["Hello,", THANKS, expect.stringContaining("decided not to"), "Kind regards,"]));
