import fc from "fast-check";
import { expect, test } from "vitest";
import { createBoundedCache } from "./bounded-cache";

const LIMITS = { maxEntries: 3, maxBytes: 100, maxAgeInMs: 5000 };

test("of too many entries, the one used longest ago goes", () => {
  const cache = createBoundedCache<string>(LIMITS);
  for (const key of ["a", "b", "c"]) cache.set(["g", key], key, 1, 0);
  cache.get("g", "a", 1000);
  cache.set(["g", "d"], "d", 1, 1000);
  expect(["a", "b", "c", "d"].map((key) => cache.get("g", key, 1000))).toEqual([
    "a",
    undefined,
    "c",
    "d",
  ]);
});

test("what was used in the same second counts as used at the same time", () => {
  const cache = createBoundedCache<string>(LIMITS);
  for (const key of ["a", "b", "c"]) cache.set(["g", key], key, 1, 0);
  cache.get("g", "a", 999);
  cache.set(["g", "d"], "d", 1, 999);
  expect(["a", "b"].map((key) => cache.get("g", key, 999))).toEqual([undefined, "b"]);
});

test("of too many bytes, as many go as must", () => {
  const cache = createBoundedCache<string>(LIMITS);
  for (const key of ["a", "b"]) cache.set(["g", key], key, 50, 0);
  cache.set(["g", "c"], "c", 100, 0);
  expect(["a", "b", "c"].map((key) => cache.get("g", key, 0))).toEqual([undefined, undefined, "c"]);
  cache.set(["g", "d"], "d", 101, 0);
  expect([cache.get("g", "c", 0), cache.get("g", "d", 0)]).toEqual(["c", undefined]);
});

test("an entry ends at its age, however often it is used", () => {
  const cache = createBoundedCache<string>(LIMITS);
  cache.set(["g", "a"], "a", 1, 0);
  expect([cache.get("g", "a", 4999), cache.get("g", "a", 5000)]).toEqual(["a", undefined]);
  expect(cache.size()).toEqual({ entries: 0, bytes: 0 });
});

test("whatever is stored, both limits hold and the bytes add up", () => {
  const entry = fc.record({
    key: fc.constantFrom(..."abcdef"),
    bytes: fc.nat(130),
    now: fc.nat(15_000),
  });
  fc.assert(
    fc.property(fc.array(entry), (stored) => {
      const cache = createBoundedCache<number>(LIMITS);
      let now = 0;
      for (const { key, bytes, now: later } of stored) {
        now = Math.max(now, later);
        cache.set(["g", key], bytes, bytes, now);
        const size = cache.size();
        expect(size.entries).toBeLessThanOrEqual(LIMITS.maxEntries);
        expect(size.bytes).toBeLessThanOrEqual(LIMITS.maxBytes);
      }
      const kept = [..."abcdef"].map((key) => cache.get("g", key, now) ?? 0);
      expect(cache.size().bytes).toBe(kept.reduce((sum, bytes) => sum + bytes, 0));
    }),
  );
});
