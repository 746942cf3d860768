import { expect, test } from "vitest";
import { describeTime } from "./describe-time";

const MENTOR = { name: "Hannah Brandt", timeZone: "Europe/Berlin" };
const describeIn = (timeZone: string) =>
  describeTime("2026-11-26T18:00:00.000Z", "2026-11-26T19:00:00.000Z", timeZone, MENTOR);

test("the mentor's time is told only where it differs", () => {
  expect(describeIn("Europe/Berlin").mentorRange).toBe("");
  expect(describeIn("Europe/Madrid").mentorRange).toBe("");
});

test("the mentor's day is named where it is another than the reader's", () => {
  expect(describeIn("Pacific/Auckland")).toMatchObject({
    day: "Friday, November 27",
    range: "7:00\u00a0AM to 8:00\u00a0AM in Auckland",
    mentorRange: "Thursday, November 26, 7:00\u00a0PM to 8:00\u00a0PM for Hannah",
  });
  expect(describeIn("America/New_York").mentorRange).toBe(
    "7:00\u00a0PM to 8:00\u00a0PM for Hannah",
  );
});
