import { expect, test } from "vitest";
import { SOURCES } from "~/skills/evidence-sources";
import { ABOUT, CREDITS, PRINCIPLES, RECORD_SOURCES, STORY } from "./about";

test("has a title, a story and principles, each with a title of its own", () => {
  // The page adds its own symbol after the title, so no period.
  expect(ABOUT.title).not.toMatch(/[.!]$/);
  expect(STORY.problem).not.toBe("");
  expect(new Set(PRINCIPLES.map(({ title }) => title)).size).toBe(PRINCIPLES.length);
});

test("the skill record has each source of evidence once", () => {
  expect(RECORD_SOURCES.map(({ source }) => source).toSorted()).toEqual([...SOURCES].toSorted());
});

test("the O*NET notice has the exact wording its license requires", () => {
  const onet = CREDITS.find(({ title }) => title === "O*NET Database");
  expect(onet?.text).toBe(
    "This site includes information from the O*NET Database by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA). Used under the CC BY 4.0 license. O*NET® is a trademark of USDOL/ETA. Pathlight has modified all or some of this information. USDOL/ETA has not approved, endorsed, or tested these modifications.",
  );
  for (const { link } of CREDITS) expect(new URL(link).protocol).toBe("https:");
});
