import { afterEach, expect, test, vi } from "vitest";
import { createAddressLimit, createRateLimit } from "~/platform/http/rate-limit.server";

const DAY_IN_MS = 24 * 60 * 60 * 1000;

afterEach(() => void vi.useRealTimers());

test("as often as its points allow, then the seconds to wait; and again when they have passed", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const limit = createRateLimit({ name: "test-plain", points: 2, seconds: 60 });
  expect([await limit.consume("a"), await limit.consume("a"), await limit.consume("a")]).toEqual([
    0, 0, 60,
  ]);
  expect(await limit.consume("b")).toBe(0);
  vi.setSystemTime(Date.now() + 60_000);
  expect(await limit.consume("a")).toBe(0);
});

test("a refunded point can be consumed again, and only consumed points are refunded", async () => {
  const limit = createRateLimit({ name: "test-refund", points: 1, seconds: 60 });
  await limit.consume("a");
  await limit.refund("a");
  await limit.refund("a");
  expect(await limit.consume("a")).toBe(0);
  expect(await limit.consume("a")).toBeGreaterThan(0);
});

test("checking a limit consumes nothing", async () => {
  const limit = createRateLimit({ name: "test-look", points: 1, seconds: 60 });
  for (let looks = 0; looks < 3; looks += 1) expect(await limit.getWait("a")).toBe(0);
  await limit.consume("a");
  expect(await limit.getWait("a")).toBe(60);
});

test("a clock that jumped ahead and was set right leaves no lock behind", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const limit = createRateLimit({ name: "test-clock", points: 2, seconds: 60 });
  const now = Date.now();
  vi.setSystemTime(now + 400 * DAY_IN_MS);
  for (let tries = 0; tries < 5; tries += 1) await limit.consume("a");
  vi.setSystemTime(now);
  expect([await limit.getWait("a"), await limit.consume("a")]).toEqual([0, 0]);
  expect([await limit.consume("a"), await limit.consume("a")]).toEqual([0, 60]);
});

test("an IPv6 customer's networks are also counted together", async () => {
  const limit = createAddressLimit({ name: "test-address", points: 3, seconds: 60 });
  const waits: number[] = [];
  for (let network = 0; network < 20; network += 1)
    waits.push(await limit.consume(`2001:db8:7:${network.toString(16)}::/64`));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(12);
  expect(await limit.consume("2001:db8:8:0::/64")).toBe(0);
  for (let host = 0; host < 20; host += 1) expect(await limit.consume(`203.0.113.${host}`)).toBe(0);
});
