import { expect, test } from "vitest";
import { RESOURCE_CATEGORIES } from "./resources";

const RESOURCES = RESOURCE_CATEGORIES.flatMap(({ resources, abroad }) => [...resources, ...abroad]);

test("the nine categories of the specification are in their order, and marketing stands before the general one", () => {
  const specified = RESOURCE_CATEGORIES.filter(({ id }) => id !== "marketing");
  expect(specified.flatMap(({ resources }) => resources)).toHaveLength(27);
  expect(RESOURCE_CATEGORIES.slice(8).map(({ id }) => id)).toEqual(["marketing", "general"]);
});

test("links and anchors are unique, and every link is https", () => {
  expect(new Set(RESOURCES.map(({ link }) => link)).size).toBe(RESOURCES.length);
  expect(new Set(RESOURCE_CATEGORIES.map(({ id }) => id)).size).toBe(RESOURCE_CATEGORIES.length);
  for (const { link } of RESOURCES) expect(new URL(link).protocol, link).toBe("https:");
});
