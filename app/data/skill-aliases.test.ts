import { expect, test } from "vitest";
import { SKILL_ALIASES } from "./skill-aliases";
import { SKILLS, isSkillId } from "./skills";

const entries = Object.entries(SKILL_ALIASES);

test("each alias is lowercase and belongs to exactly one known skill", () => {
  const all = entries.flatMap(([, aliases]) => aliases);
  expect(entries.filter(([id]) => !isSkillId(id))).toEqual([]);
  expect(all.filter((alias) => alias !== alias.toLowerCase().trim())).toEqual([]);
  expect(all.filter((alias, index) => all.indexOf(alias) !== index)).toEqual([]);
  const names = new Map(SKILLS.map(({ id, name }) => [name.toLowerCase(), id]));
  expect(
    entries.flatMap(([id, aliases]) =>
      aliases.filter((alias) => names.has(alias) && names.get(alias) !== id),
    ),
  ).toEqual([]);
});
