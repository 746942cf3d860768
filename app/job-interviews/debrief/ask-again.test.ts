import { expect, test } from "vitest";
import { suggestAskAgainDay, writeAskAgainEmail } from "./ask-again";

const ROUND = { heldOn: "2026-12-10" };

test.each([
  // A Thursday is followed by Friday and, over the weekend, Monday.
  ["2026-12-17", "2026-12-21"],
  ["2026-12-14", "2026-12-16"],
  ["2026-12-18", "2026-12-22"],
  // A week after the interview, Thursday.
  [null, "2026-12-17"],
])("by %s: ask on %s", (hearBy, day) => expect(suggestAskAgainDay(hearBy, ROUND)).toBe(day));

test("no day is a Saturday or a Sunday", () => {
  for (let day = 1; day <= 28; day += 1) {
    const heldOn = `2027-02-${String(day).padStart(2, "0")}`;
    for (const hearBy of [null, heldOn])
      expect([1, 2, 3, 4, 5]).toContain(
        new Date(suggestAskAgainDay(hearBy, { heldOn })).getUTCDay(),
      );
  }
});

test("the email names the day they promised, if there was one", () => {
  const round = { ...ROUND, people: "" };
  const role = "Ward sister";
  expect(writeAskAgainEmail({ role, hearBy: "2026-12-17" }, round, null)).toContain(
    "I would hear by Thursday, December 17.",
  );
  expect(writeAskAgainEmail({ role, hearBy: null }, round, null)).not.toContain("hear by");
});

test("the email greets who was met, and has the name of who writes it", () => {
  const round = { ...ROUND, people: "Ruth Osei, matron" };
  const email = writeAskAgainEmail({ role: "Ward sister", hearBy: null }, round, "Maria Silva");
  expect(email).toMatch(/^Hello Ruth Osei,\n\n[^]*\n\nKind regards,\nMaria Silva$/);
});
