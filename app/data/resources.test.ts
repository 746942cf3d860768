import { expect, test } from "vitest";
import { RESOURCE_CATEGORIES } from "./resources";

const RESOURCES = RESOURCE_CATEGORIES.flatMap(({ resources, abroad }) => [...resources, ...abroad]);

test("the nine categories of the specification come first, then marketing", () => {
  expect(RESOURCE_CATEGORIES.slice(0, 9).flatMap(({ resources }) => resources)).toHaveLength(27);
  expect(RESOURCE_CATEGORIES.slice(9).map(({ id }) => id)).toEqual(["marketing"]);
});

test("links and anchors are unique, and every link is https", () => {
  expect(new Set(RESOURCES.map(({ link }) => link)).size).toBe(RESOURCES.length);
  expect(new Set(RESOURCE_CATEGORIES.map(({ id }) => id)).size).toBe(RESOURCE_CATEGORIES.length);
  for (const { link } of RESOURCES) expect(new URL(link).protocol, link).toBe("https:");
});
