import { expect, test } from "vitest";
import { healthcare } from "~/data/careers/healthcare";
import { technology } from "~/data/careers/technology";
import { suggestTargets } from "./suggest-targets";

const SKILLS = [...technology.roles, ...healthcare.roles.slice(0, 1)]
  .flatMap(({ skills }) => skills)
  .map((skill) => ({ skill, state: "met" as const }));

const listFields = (ownFields: string[], skills = SKILLS) =>
  suggestTargets(skills, ownFields).map(({ path }) => path.split("/")[0]);

test("roles of the own fields come before others that ask for more of the skills", () => {
  expect(listFields([])).toEqual(["technology", "technology", "technology"]);
  expect(listFields(["healthcare"])[0]).toBe("healthcare");
});

test("a role that asks for none of the skills isn’t suggested for its field", () => {
  const sql = [{ skill: "sql" as const, state: "met" as const }];
  expect(listFields(["legal"], sql)).toEqual(listFields([], sql));
});
