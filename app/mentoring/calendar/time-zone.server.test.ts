import { expect, test } from "vitest";
import { formatCity } from "./format-time";
import { findTimeZone, listTimeZones, readTimeZone } from "./time-zone.server";

const NOW = new Date("2026-11-26T12:00:00Z");
const zones = listTimeZones(NOW).flatMap((region) => region.zones);
const labelOf = (id: string) => zones.find((zone) => zone.id === id)?.label;

test("places are called what they are called now, with the offset of today", () => {
  expect(labelOf("Asia/Kolkata")).toBe("Kolkata (UTC+5:30)");
  expect(labelOf("Europe/Kyiv")).toBe("Kyiv (UTC+2)");
  expect(labelOf("Europe/London")).toBe("London (UTC+0)");
  expect(labelOf("America/New_York")).toBe("New York (UTC−5)");
  expect(labelOf("America/Argentina/Buenos_Aires")).toBe("Argentina, Buenos Aires (UTC−3)");
  expect(labelOf("Antarctica/DumontDUrville")).toBe("Dumont d’Urville (UTC+10)");
  expect(labelOf("UTC")).toBe("UTC");
  const labels = zones.map(({ label }) => label).join(" ");
  expect(labels).not.toMatch(/Calcutta|Saigon|Rangoon|Katmandu|Kiev|Godthab|Faeroe|Truk|Asmera/);
});

test("each zone is listed once, and can be chosen", () => {
  expect(new Set(zones.map(({ id }) => id)).size).toBe(zones.length);
  expect(zones.filter(({ id }) => findTimeZone(id) !== id)).toEqual([]);
});

test("the offsets follow the clocks", () => {
  const summer = listTimeZones(new Date("2026-07-01T12:00:00Z")).flatMap((region) => region.zones);
  expect(summer.find(({ id }) => id === "Europe/London")?.label).toBe("London (UTC+1)");
});

test("former names still work, as what browsers send", () => {
  expect(findTimeZone("Asia/Calcutta")).toBe("Asia/Kolkata");
  expect(findTimeZone("US/Eastern")).toBe("America/New_York");
  expect(formatCity("Europe/Kiev")).toBe("Kyiv");
  const request = new Request("http://pathlight.test/", {
    headers: { Cookie: "time-zone=Asia%2FSaigon" },
  });
  expect(readTimeZone(request)).toBe("Asia/Ho_Chi_Minh");
});

test.each(["+05:30", "Mars/Olympus", "", "<b>"])("%j is no zone", (text) => {
  expect(findTimeZone(text)).toBeUndefined();
});
