import { expect, test, vi } from "vitest";
import { keepFallback } from "./keep-fallback";

test("what loads is passed on", async () => {
  await expect(keepFallback(Promise.resolve("loaded"))).resolves.toBe("loaded");
});

test("what fails to load stays pending, so the fallback stays shown", async () => {
  const loading = Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
  const settled = vi.fn<() => void>();
  void keepFallback(loading).then(settled, settled);
  await expect(loading).rejects.toThrow(TypeError);
  await new Promise(setImmediate);
  expect(settled).not.toHaveBeenCalled();
});
