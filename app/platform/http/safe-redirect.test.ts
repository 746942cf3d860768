import fc from "fast-check";
import { expect, test } from "vitest";
import { ADDRESS_MAX, safeRedirect } from "./safe-redirect";

test("keeps path and query of this origin", () => {
  expect(safeRedirect("/profile?tab=skills", "/")).toBe("/profile?tab=skills");
  expect(safeRedirect("/interview/sessions/a-1", "/")).toBe("/interview/sessions/a-1");
});

test("keeps nothing that is too long, encoded or not", () => {
  const longest = `/profile?q=${"a".repeat(ADDRESS_MAX - 11)}`;
  expect(safeRedirect(longest, "/")).toBe(longest);
  expect(safeRedirect(`${longest}a`, "/")).toBe("/");
  expect(safeRedirect(`/profile?q=${"ü".repeat(ADDRESS_MAX / 4)}`, "/")).toBe("/");
});

test.each([
  "https://evil.example",
  "//evil.example",
  "/\\evil.example",
  "\\/evil.example",
  "/\t/evil.example",
  "javascript:alert(1)",
  "/a/../b",
  "/..",
  "/./b",
  "/%2e%2e/b",
  "/a//b",
  "/a\nSet-Cookie: x=1",
  " /profile",
  "profile",
  "",
  null,
  undefined,
  7,
  {},
])("refuses %j", (to) => {
  expect(safeRedirect(to, "/safe")).toBe("/safe");
});

test("for any input, a browser stays on this origin", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webPath(),
        fc
          .string({ unit: fc.constantFrom(..."/\\.a\t@:%2e?#"), maxLength: 12, size: "max" })
          .map((rest) => `/${rest}`),
      ),
      (to) => {
        const result = safeRedirect(to, "/");
        expect(new URL(result, "https://pathlight.test").origin).toBe("https://pathlight.test");
      },
    ),
  );
});
