import { expect, test } from "vitest";
import { RESOURCE_CATEGORIES } from "./resources";

const RESOURCES = RESOURCE_CATEGORIES.flatMap((category) => category.resources);

test("links and anchors are unique, and every link is https", () => {
  expect(new Set(RESOURCES.map(({ link }) => link)).size).toBe(RESOURCES.length);
  expect(new Set(RESOURCE_CATEGORIES.map(({ id }) => id)).size).toBe(RESOURCE_CATEGORIES.length);
  for (const { link } of RESOURCES) expect(new URL(link).protocol, link).toBe("https:");
});
