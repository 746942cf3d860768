import type { Acceptance, CodeTest, Json } from "~/data/questions/coding/types";

/** Whether a value that came out of somebody's code is what the test expects. Reads plain data only. */
export function accepts(how: Acceptance, { args, expected }: CodeTest, got: Json): boolean {
  switch (how) {
    case "exact":
      return same(expected, got);
    case "any-order":
      return Array.isArray(expected) && Array.isArray(got) && same(inOrder(expected), inOrder(got));
    case "course-order":
      return expected === null ? got === null : isCourseOrder(args, got);
  }
}

/** Deep equality as deep as the expected value goes: what somebody's code nests below that is never followed. */
function same(expected: Json, got: Json): boolean {
  if (Array.isArray(expected))
    return (
      Array.isArray(got) &&
      got.length === expected.length &&
      expected.every((item, index) => same(item, got[index] ?? null))
    );
  if (typeof expected === "object" && expected !== null) {
    if (typeof got !== "object" || got === null || Array.isArray(got)) return false;
    const names = Object.keys(expected);
    return (
      names.length === Object.keys(got).length &&
      names.every(
        (name) => Object.hasOwn(got, name) && same(expected[name] ?? null, got[name] ?? null),
      )
    );
  }
  return expected === got;
}

function inOrder(list: Json[]): Json[] {
  return list.every((item) => typeof item === "number" || typeof item === "string")
    ? list.toSorted((a, b) => (a < b ? -1 : Number(a > b)))
    : list;
}

function isCourseOrder([courses, requirements]: Json[], got: Json): boolean {
  if (!Array.isArray(got) || !Array.isArray(courses) || !Array.isArray(requirements)) return false;
  if (!same(inOrder(courses), inOrder(got))) return false;
  const place = new Map(got.map((course, index) => [course, index]));
  return requirements.every(
    (pair) =>
      Array.isArray(pair) && (place.get(pair[1] ?? null) ?? 0) < (place.get(pair[0] ?? null) ?? 0),
  );
}
