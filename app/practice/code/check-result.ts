import type { Acceptance, CodeTest, Json } from "~/data/questions/coding/types";

/** Whether a value returned by the user's code is what the test expects. Plain data only. */
export function isExpectedResult(
  acceptance: Acceptance,
  { args, expected }: CodeTest,
  result: Json,
): boolean {
  switch (acceptance) {
    case "exact":
      return isDeepEqual(expected, result);
    case "any-order":
      return (
        Array.isArray(expected) &&
        Array.isArray(result) &&
        isDeepEqual(sortItems(expected), sortItems(result))
      );
    case "course-order":
      return expected === null ? result === null : isValidCourseOrder(args, result);
  }
}

/**
 * Deep equality down to the depth of the expected value; deeper nesting from user code is ignored.
 */
function isDeepEqual(expected: Json, actual: Json): boolean {
  if (Array.isArray(expected))
    return (
      Array.isArray(actual) &&
      actual.length === expected.length &&
      expected.every((item, index) => isDeepEqual(item, actual[index] ?? null))
    );
  if (typeof expected === "object" && expected !== null) {
    if (typeof actual !== "object" || actual === null || Array.isArray(actual)) return false;
    const keys = Object.keys(expected);
    return (
      keys.length === Object.keys(actual).length &&
      keys.every(
        (key) =>
          Object.hasOwn(actual, key) && isDeepEqual(expected[key] ?? null, actual[key] ?? null),
      )
    );
  }
  return expected === actual;
}

function sortItems(list: Json[]): Json[] {
  return list.every((item) => typeof item === "number" || typeof item === "string")
    ? list.toSorted((a, b) => (a < b ? -1 : Number(a > b)))
    : list;
}

function isValidCourseOrder([courses, prerequisites]: Json[], order: Json): boolean {
  if (!Array.isArray(order) || !Array.isArray(courses) || !Array.isArray(prerequisites))
    return false;
  if (!isDeepEqual(sortItems(courses), sortItems(order))) return false;
  const positions = new Map(order.map((course, index) => [course, index]));
  return prerequisites.every(
    (pair) =>
      Array.isArray(pair) &&
      (positions.get(pair[1] ?? null) ?? 0) < (positions.get(pair[0] ?? null) ?? 0),
  );
}
