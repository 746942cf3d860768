import { expect, test } from "vitest";
import { listAliases, listAliasesBesideOthers } from "./skill-aliases";
import { BUSINESS_ALIASES } from "./skill-aliases/business";
import { PEOPLE_ALIASES } from "./skill-aliases/people";
import { PROFESSION_ALIASES } from "./skill-aliases/professions";
import { TECHNOLOGY_ALIASES } from "./skill-aliases/technology";
import { SKILLS } from "./skills";

const listRepeated = (names: readonly string[]) =>
  names.filter((name, index) => names.indexOf(name) !== index);
const names = new Map(SKILLS.map(({ id, name }) => [name.toLowerCase(), id]));

test("each alias belongs to exactly one skill, and is the name of no other", () => {
  const all = SKILLS.flatMap(({ id }) => listAliases(id));
  expect(all.filter((alias) => alias !== alias.trim() || alias === "")).toEqual([]);
  expect(listRepeated(all.map((alias) => alias.toLowerCase()))).toEqual([]);
  expect(
    SKILLS.flatMap(({ id }) =>
      listAliases(id).filter((alias) => (names.get(alias.toLowerCase()) ?? id) !== id),
    ),
  ).toEqual([]);
});

test("an alias that counts only beside others is no alias or name that always counts", () => {
  const certain = new Set([...names.keys(), ...SKILLS.flatMap(({ id }) => listAliases(id))]);
  for (const { id, group } of SKILLS) {
    const aliases = listAliasesBesideOthers(id);
    expect(
      aliases.filter((alias) => alias === "" || certain.has(alias)),
      id,
    ).toEqual([]);
    const sameGroup = SKILLS.filter((skill) => skill.group === group);
    expect(
      listRepeated(sameGroup.flatMap((skill) => listAliasesBesideOthers(skill.id))),
      group,
    ).toEqual([]);
  }
});

test("no list of aliases repeats a skill of another list", () => {
  const lists = [BUSINESS_ALIASES, PEOPLE_ALIASES, PROFESSION_ALIASES, TECHNOLOGY_ALIASES];
  expect(listRepeated(lists.flatMap((list) => Object.keys(list)))).toEqual([]);
});
