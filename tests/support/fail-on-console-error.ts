import { afterEach, beforeEach, expect, vi } from "vitest";

// Unexpected console errors fail the test that caused them.
let spy: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  spy = vi.spyOn(console, "error");
});

afterEach(() => {
  const calls = spy.mock.calls;
  spy.mockRestore();
  expect(calls, "console.error was called").toEqual([]);
});
