import { expect, test } from "vitest";
import { healthcare } from "~/data/careers/healthcare";
import { technology } from "~/data/careers/technology";
import { suggestTargets } from "./suggest-targets";

const SKILLS = [...technology.roles, ...healthcare.roles.slice(0, 1)]
  .flatMap(({ skills }) => skills)
  .map((skill) => ({ skill, state: "met" as const }));

const listFields = (ownFields: string[], skills = SKILLS) =>
  suggestTargets([], skills, ownFields).map(({ id }) => /role:([a-z]+)/.exec(id)?.[1]);

test("roles of the own fields come before others that ask for more of the skills", () => {
  expect(listFields([])).toEqual(["technology", "technology", "technology"]);
  expect(listFields(["healthcare"])[0]).toBe("healthcare");
});

test("a role that asks for none of the skills isn’t suggested for its field", () => {
  const sql = [{ skill: "sql" as const, state: "met" as const }];
  expect(listFields(["legal"], sql)).toEqual(listFields([], sql));
});

test("moves of the person come before roles that only ask for their skills", () => {
  const moves = [{ id: "occupation:29-1141.04", title: "Clinical Nurse Specialists" }];
  const [first, second, third] = suggestTargets(moves, SKILLS, []);
  expect(first).toEqual(moves[0]);
  expect([second?.id, third?.id]).toEqual([
    expect.stringMatching(/^role:/),
    expect.stringMatching(/^role:/),
  ]);
});
