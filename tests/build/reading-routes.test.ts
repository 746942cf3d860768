import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { READING_ROUTES } from "~/reading-routes";

test("the browser's list of pages without React is what the routes say", () => {
  const saying = globSync(["app/routes/*.tsx", "app/routes/*/route.tsx"])
    .filter((file) => readFileSync(file, "utf8").includes("hydrates: false"))
    .map((file) => file.replace(/^app\/|\.tsx$|\/route\.tsx$/g, ""));
  expect(saying.toSorted()).toEqual(READING_ROUTES.toSorted());
});
