import { expect, test } from "vitest";
import { putDaytimeFirst } from "./daytime-first";

const toSlot = (startsAt: string) => ({ startsAt, endsAt: startsAt });

test("slots in the reader’s night come last, the others stay in order", () => {
  const slots = [
    toSlot("2026-12-01T18:00:00.000Z"),
    toSlot("2026-12-02T01:00:00.000Z"),
    toSlot("2026-12-02T03:00:00.000Z"),
  ];
  const order = (timeZone: string) =>
    putDaytimeFirst(slots, timeZone).map((slot) => slots.indexOf(slot));
  expect(order("Europe/Berlin")).toEqual([0, 1, 2]);
  expect(order("Asia/Tokyo")).toEqual([1, 2, 0]);
});
