import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize, sep } from "node:path";
import { expect, test } from "vitest";

/**
 * Features and what each may import of the others. They meet in `skills`, which gathers the evidence of all, and in
 * `feedback`, which shows it with an answer; what else needs several of them is a route.
 */
const FEATURE_IMPORTS: Record<string, readonly string[]> = {
  accounts: [],
  assessment: ["occupations", "person-context"],
  contact: [],
  feedback: ["assessment", "mentoring", "practice", "review-schedule", "skills"],
  "job-interviews": ["mentoring", "occupations", "person-context", "practice", "stories"],
  learning: ["accounts", "practice"],
  mentoring: [],
  occupations: ["accounts", "practice"],
  "person-context": ["accounts", "occupations"],
  practice: [],
  "review-schedule": ["practice"],
  search: [],
  skills: [
    "assessment",
    "job-interviews",
    "learning",
    "mentoring",
    "occupations",
    "person-context",
    "practice",
    "review-schedule",
    "stories",
  ],
  stories: ["practice"],
  today: [
    "assessment",
    "job-interviews",
    "learning",
    "mentoring",
    "practice",
    "review-schedule",
    "skills",
    "stories",
  ],
};

/** Folders that are no feature: what every feature rests on, and what joins features. */
const SHARED_FOLDERS = ["coach", "data", "platform", "preferences", "styles", "ui"];
const JOINING_FOLDERS = ["browser", "demo", "personal-data", "routes"];

interface Import {
  file: string;
  target: string;
  from: string;
  to: string;
}

const imports = listImports();
const importsBetweenFolders = imports.filter(({ from, to }) => to !== "" && from !== to);

test("imports are found", () => expect(importsBetweenFolders.length).toBeGreaterThan(500));

test("every folder of app/ is a feature, shared or joins features", () => {
  expect(listFolders()).toEqual(
    [...Object.keys(FEATURE_IMPORTS), ...SHARED_FOLDERS, ...JOINING_FOLDERS].toSorted(),
  );
});

test("a feature imports no other feature but those it may", () => {
  const features = Object.keys(FEATURE_IMPORTS);
  expect(
    importsBetweenFolders.filter(
      ({ from, to }) =>
        features.includes(from) && features.includes(to) && !FEATURE_IMPORTS[from]?.includes(to),
    ),
  ).toEqual([]);
});

test("features and shared folders import nothing that joins features", () => {
  expect(
    importsBetweenFolders.filter(
      ({ from, to }) => JOINING_FOLDERS.includes(to) && !["", ...JOINING_FOLDERS].includes(from),
    ),
  ).toEqual([]);
});

test("a route imports nothing from the folder of another route", () => {
  expect(
    imports.filter(({ file, target }) => {
      const [route, targetRoute] = [getRoute(file), getRoute(target)];
      return route !== "" && targetRoute !== "" && route !== targetRoute;
    }),
  ).toEqual([]);
});

test("no folders import each other in a circle", () => {
  const targets = new Map<string, Set<string>>();
  for (const { file, from, to } of importsBetweenFolders)
    if (!file.includes(".test.")) targets.set(from, (targets.get(from) ?? new Set()).add(to));
  const findCycle = (path: readonly string[]): readonly string[] | undefined => {
    const folder = path.at(-1) ?? "";
    const start = path.indexOf(folder);
    if (start < path.length - 1) return path.slice(start);
    for (const target of targets.get(folder) ?? []) {
      const cycle = findCycle([...path, target]);
      if (cycle) return cycle;
    }
    return undefined;
  };
  expect([...targets.keys()].map((folder) => findCycle([folder])).filter(Boolean)).toEqual([]);
});

// An import of the package itself would load all its icons in development.
test("icons come from ~/ui/icons, or each from its own module", () => {
  const value = /import (?!type )[^;]*from "lucide-react";/;
  const offenders = globSync("app/**/*.{ts,tsx}").filter((file) =>
    value.test(readFileSync(file, "utf8")),
  );
  expect(offenders).toEqual([]);
});

test("links come from ~/ui/link", () => {
  const value = /import [^;]*\b(Link|NavLink)\b[^;]*from "@remix-run\/react";/;
  const offenders = globSync("app/**/*.{ts,tsx}").filter((file) =>
    value.test(readFileSync(file, "utf8")),
  );
  expect(offenders).toEqual([]);
});

/** Imports within app/; `from` or `to` is empty for a file that is in none of its folders. */
function listImports(): Import[] {
  return globSync("app/**/*.{ts,tsx}").flatMap((file) => {
    const source = readFileSync(file, "utf8");
    const specifiers = source.matchAll(/(?:\bfrom|\bimport\(?)\s*"([~.]\/[^"]+|\.\.\/[^"]+)"/g);
    return [...specifiers].flatMap(([, specifier = ""]) => {
      const target = specifier.startsWith("~/")
        ? join("app", specifier.slice(2))
        : normalize(join(dirname(file), specifier));
      return [{ file, target, from: getFolder(file), to: getFolder(target) }];
    });
  });
}

function listFolders(): string[] {
  return [...new Set(globSync("app/*/**/*.{ts,tsx}").map(getFolder))].toSorted();
}

/** `practice` of app/practice/answer/schema.ts; empty for a file right in app/ or outside of it. */
function getFolder(path: string): string {
  const [root, folder = "", ...rest] = path.split(sep);
  return root === "app" && rest.length > 0 ? folder : "";
}

/** `profile._index` of app/routes/profile._index/route.tsx; empty for a file that isn't in routes. */
function getRoute(path: string): string {
  const [root, folder, route = ""] = path.split(sep);
  return root === "app" && folder === "routes" ? route : "";
}
