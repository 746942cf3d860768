import { expect, test } from "vitest";
import { RESOURCE_CATEGORIES } from "./resources";

const RESOURCES = RESOURCE_CATEGORIES.flatMap((category) => category.resources);

test("nine categories in the specified order, three resources each", () => {
  expect(RESOURCE_CATEGORIES.map((category) => category.title)).toEqual([
    "Technology & IT",
    "Healthcare",
    "Business & Finance",
    "Education",
    "Legal",
    "Engineering",
    "Creative Arts",
    "Environmental Science",
    "General Career Resources",
  ]);
  for (const { resources, title } of RESOURCE_CATEGORIES) expect(resources, title).toHaveLength(3);
});

test("links and anchors are unique, and every link is https", () => {
  expect(new Set(RESOURCES.map(({ link }) => link)).size).toBe(27);
  expect(new Set(RESOURCE_CATEGORIES.map(({ id }) => id)).size).toBe(9);
  for (const { link } of RESOURCES) expect(new URL(link).protocol, link).toBe("https:");
});
