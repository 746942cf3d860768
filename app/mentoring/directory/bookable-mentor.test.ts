import { describe, expect, test } from "vitest";
import type { Mentor, MentorField } from "~/data/mentor-types";
import { toSampleMentor } from "./bookable-mentor";

const SAMPLE: Mentor = {
  id: "grace-example",
  fields: ["healthcare", "data"],
  name: "Grace Example",
  title: "Health Informatics Lead",
  company: "Example Hospital",
  rating: 4.8,
  reviews: 46,
  specialties: ["health-informatics"],
  experience: "13 years",
  price: 105,
  availability: ["Mon"],
  bio: "Grace was a nurse.",
  session: "You bring one analysis.",
  languages: ["English"],
  timeZone: "Europe/London",
};

const show = (covered: readonly MentorField[], disabled: readonly string[] = []) =>
  toSampleMentor(SAMPLE, { covered: new Set(covered), disabled: new Set(disabled) });

describe("a sample", () => {
  test("is listed in its fields while no person mentors in them", () => {
    expect(show([])).toMatchObject({ isListed: true, fields: ["healthcare", "data"] });
    expect(show(["legal"])).toMatchObject({ isListed: true, fields: ["healthcare", "data"] });
  });

  test("leaves a further field as soon as a person mentors in it", () => {
    expect(show(["data"])).toMatchObject({ isListed: true, fields: ["healthcare"] });
  });

  test("is hidden once a person mentors in its first field, and keeps its name for its sessions", () => {
    const hidden = show(["healthcare"]);
    expect(hidden).toMatchObject({ isListed: false, name: "Grace Example" });
  });

  test("has no name once an operator turned it off", () => {
    const off = show([], [SAMPLE.id]);
    expect(off.isListed).toBe(false);
    expect(JSON.stringify({ ...off, id: "", holder: "" })).not.toContain("Grace");
    expect(show([], ["another"]).isListed).toBe(true);
  });
});
