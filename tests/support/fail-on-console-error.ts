import { afterEach, beforeEach, expect, vi } from "vitest";

// An error nobody expected must fail the test that caused it, not scroll by.
let spy: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  spy = vi.spyOn(console, "error");
});

afterEach(() => {
  const calls = spy.mock.calls;
  spy.mockRestore();
  expect(calls, "console.error was called").toEqual([]);
});
