import { expect, test } from "vitest";
import { isSameOrigin } from "./origin-guard";

const ORIGIN = "https://pathlight.test";
const isPostAllowed = (path: string, headers: Record<string, string>) =>
  isSameOrigin(new Request(ORIGIN + path, { method: "POST", headers }), [ORIGIN]);

test.each([
  ["a form of ours", "/login", { Origin: ORIGIN }, true],
  [
    "a form of ours, modern browser",
    "/login",
    { Origin: ORIGIN, "Sec-Fetch-Site": "same-origin" },
    true,
  ],
  [
    "origin withheld, fetch metadata same",
    "/login",
    { Origin: "null", "Sec-Fetch-Site": "same-origin" },
    true,
  ],
  ["another site", "/login", { Origin: "https://evil.example" }, false],
  ["another port", "/login", { Origin: "https://pathlight.test:8443" }, false],
  ["plain http", "/login", { Origin: "http://pathlight.test" }, false],
  ["a sibling subdomain", "/login", { Origin: ORIGIN, "Sec-Fetch-Site": "same-site" }, false],
  ["a sandboxed frame", "/login", { Origin: "null" }, false],
  ["nothing said, a page", "/login", {}, false],
  ["nothing said, the API", "/auth/login", {}, true],
  ["another site on the API", "/auth/login", { Origin: "https://evil.example" }, false],
  ["nothing said, a bearer call", "/interview", { Authorization: "Bearer abc" }, true],
  ["nothing said, a bearer call without a token", "/interview", { Authorization: "Bearer" }, false],
  [
    "another site with a bearer",
    "/auth/logout",
    { Origin: "https://evil.example", Authorization: "Bearer abc" },
    false,
  ],
])("%s", (_, path, headers, expected) => {
  expect(isPostAllowed(path, headers)).toBe(expected);
});

test("reads are always allowed", () => {
  expect(
    isSameOrigin(new Request(ORIGIN, { headers: { Origin: "https://evil.example" } }), [ORIGIN]),
  ).toBe(true);
});
