import { expect, test } from "vitest";
import type { SkillId } from "~/data/skills";
import { getGap } from "~/skills/gap";
import { groupRows } from "./row-groups";

const gaps = (...skills: SkillId[]) => skills.map((skill) => getGap(skill, null));
const ASKED = gaps("sql", "python", "statistics", "forecasting", "budgeting", "auditing", "gis");
const LISTS = { asked: ASKED, shown: gaps("figma", "seo"), rated: gaps("react", "cad", "hvac") };
const list = (unfolded: string | null, open: string | null = null) => {
  const { groups, rest } = groupRows(LISTS, { unfolded, open });
  return { ids: groups.map(({ id, gaps: rows }) => `${id} ${rows.length}`), rest };
};

test("six rows and the number of the others add up to all that is asked", () => {
  expect(list(null)).toEqual({ ids: ["first 6"], rest: { asked: 1, shown: 2, rated: 3 } });
});

test("a group unfolds alone, and so does one row", () => {
  expect(list("rated")).toEqual({
    ids: ["first 6", "rated 3"],
    rest: { asked: 1, shown: 2, rated: 0 },
  });
  expect(list(null, "react")).toEqual({
    ids: ["first 6", "rated 1"],
    rest: { asked: 1, shown: 2, rated: 2 },
  });
  expect(list(null, "sql").ids).toEqual(["first 6"]);
});
