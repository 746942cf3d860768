import { afterEach, expect, test, vi } from "vitest";
import { runTests } from "./run-tests";

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ["an error page", new Response("<h1>Not found</h1>", { status: 404 })],
  ["null", Response.json(null)],
  ["an object", Response.json({ args: [], expected: 1 })],
  ["a list of something else", Response.json([null])],
  ["a test without arguments", Response.json([{ expected: 1 }])],
  ["a test without an expected value", Response.json([{ args: [] }])],
])("nothing is run when the hidden tests are %s", async (_name, response) => {
  vi.stubGlobal("fetch", () => Promise.resolve(response));
  await expect(
    runTests(
      {
        functionName: "twoSum",
        acceptance: "exact",
        visibleTests: [],
        hiddenTestCount: 1,
        starters: { javascript: "", typescript: "" },
      },
      "/tests/1",
      "javascript",
      "",
    ),
  ).rejects.toThrow("The tests couldn’t be loaded.");
});
