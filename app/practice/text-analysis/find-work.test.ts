import { describe, expect, it, test } from "vitest";
import { OTHER_TITLES } from "~/data/work-fields/other-titles";
import { WORK_FIELDS } from "~/data/work-fields/work-fields";
import { findWork } from "./find-work";

const NURSE = `Staff nurse, acute medical ward
We are looking for a compassionate nurse. You give medication, record observations and hand over to the next shift.`;

describe("findWork", () => {
  test.each([
    [NURSE, "healthcare", "Staff nurse", "experienced"],
    [
      "I work as a cook and have an interview next Thursday for the ward manager post (band 7).",
      "healthcare",
      "ward manager",
      "experienced",
    ],
    [
      "I work as a planning assistant and have an interview as a demand planner on Monday.",
      "business-and-operations",
      "demand planner",
      "experienced",
    ],
    [
      "Car mechanic wanted. Brakes, diagnostics and MOT work.",
      "skilled-trades",
      "Car mechanic",
      "experienced",
    ],
    [
      "We’re hiring! Trainee accountant\nJournals, reconciliations and VAT returns.",
      "finance",
      "Trainee accountant",
      "entry",
    ],
    [
      "SALES ASSISTANT – hair salon supplies. You serve customers at the till. No experience needed.",
      "sales-and-service",
      "SALES ASSISTANT",
      "entry",
    ],
    [
      "MAYA ORTIZ\nRegistered nurse\n7 years of experience in telemetry and med-surg",
      "healthcare",
      "Registered nurse",
      "senior",
    ],
  ])("reads %j", (text, fieldId, title, level) =>
    expect(findWork(text)).toMatchObject({ fieldId, title, level }),
  );

  it("goes by the post, not by the people it works with or for", () =>
    expect(
      findWork(
        "Backend engineer\nWe build scheduling for hospitals. You talk to nurses, physicians and ward managers, and write services in Java with PostgreSQL.",
      )?.fieldId,
    ).toBe("software"));

  it.each([
    "We need a mechanic",
    "Smith Ltd needs a mechanic",
    "Smith Ltd has served the valley since 1962 and looks after buses, vans and tractors. We need two mechanics.",
    "Smith Ltd, a family business with twelve bays, a café and a shop since 1962, needs a mechanic.",
  ])("reads the employer’s sentence %j", (text) =>
    expect(findWork(text)).toMatchObject({ fieldId: "skilled-trades", post: "mechanic" }),
  );

  it("names the other posts of a page that offers several", () => {
    const jobs =
      "We are hiring at Lakeside Group:\n\nStaff Nurse - night shifts, acute ward.\n\nAccountant - month-end close, reconciliations.\n\nElectrician - maintenance of the estate, lockout.";
    expect(findWork(jobs)).toMatchObject({
      title: "Accountant",
      otherTitles: ["Staff Nurse", "Electrician"],
    });
    expect(findWork("Staff nurse\nYou work with a physician and an accountant.")).toMatchObject({
      otherTitles: [],
    });
  });

  it("names no field where there is too little to tell", () => {
    expect(findWork("")).toBeNull();
    expect(findWork("A great place to work. Apply today!")).toBeNull();
  });

  it("reads long runs of spaces and digits at once", () =>
    expect(findWork(`12${" ".repeat(40_000)}years ${"9 ".repeat(9000)}`)).toBeNull());
});

test("every name of a post is one of one post only, and other names are those of titles", () => {
  const own = WORK_FIELDS.flatMap((field) => field.titles);
  expect(Object.keys(OTHER_TITLES).filter((title) => !own.includes(title))).toEqual([]);
  const titles = [...own, ...Object.values(OTHER_TITLES).flat()];
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});
