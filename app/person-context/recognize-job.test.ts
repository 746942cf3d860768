import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { OccupationData } from "~/occupations/types";
import { isNamedBy, listNearestOccupations, recognizeJob } from "./recognize-job";

const { occupations } = JSON.parse(
  readFileSync("content/occupations/occupations.json", "utf8"),
) as OccupationData;
const recognize = (job: string) => recognizeJob(job, occupations)?.code;
const listNearest = (job: string) => listNearestOccupations(job, occupations).map((o) => o.title);

test.each([
  ["Registered Nurses", "29-1141.00"],
  ["registered nurse, cardiology ward", "29-1141.00"],
  ["Registered nurse on a surgical ward", "29-1141.00"],
  ["Car mechanic", "49-3023.00"],
  ["RN", "29-1141.00"],
  ["Ward sister", "29-1141.00"],
  ["charge nurse, night shift", "29-1141.00"],
  ["Nurse on a surgical ward", "29-1141.00"],
  ["nurse, intensive care unit", "29-1141.00"],
  ["Nurse (ICU)", "29-1141.00"],
  ["Registered Nurse - Band 5", "29-1141.00"],
  ["Deputy ward sister", "29-1141.00"],
  ["Senior software engineer", "15-1252.00"],
  ["Senior Software Engineer (remote)", "15-1252.00"],
  ["Lead backend developer", "15-1252.00"],
  ["Auto mechanic", "49-3023.00"],
  ["Senior auto mechanic, brakes", "49-3023.00"],
  ["Teaching assistant", "25-9042.00"],
  ["HGV driver", "53-3032.00"],
  ["Lorry driver", "53-3032.00"],
  ["Barista", "35-3023.01"],
  ["Waitress", "35-3031.00"],
  ["Mid-level accountant", "13-2011.00"],
])("%s is recognized", (job, code) => expect(recognize(job)).toBe(code));

test.each([
  "Nurse",
  "Nurse on nights",
  "Doctor",
  "Manager in retail",
  "Mechanic",
  "Senior",
  "Lead",
  "Apprentice electrician",
  "Bus driver",
  "",
  "Assistant to the regional manager",
])("“%s” is no occupation's name, or one of several", (job) =>
  expect(recognize(job)).toBeUndefined(),
);

test("three are near, those of most people first", () => {
  expect(listNearest("nurse on a heart ward")).toHaveLength(3);
  expect(listNearest("Nurse, surgical team")[0]).toBe("Registered Nurses");
  expect(listNearest("Nurse")[0]).toBe("Registered Nurses");
  expect(listNearest("I drive light trucks")).toContain("Light Truck Drivers");
});

test("words of a description count where no name has any of them", () => {
  expect(listNearest("criminals")).not.toEqual([]);
  expect(listNearest("zxqv")).toEqual([]);
  expect(listNearest("work in a job")).toEqual([]);
});

test("an occupation is named by a job if its names have all of the words", () => {
  const isNamed = (job: string) =>
    listNearestOccupations(job, occupations)
      .slice(0, 1)
      .some((first) => isNamedBy(first, job));
  expect(isNamed("Health informatics")).toBe(true);
  expect(isNamed("Work in software")).toBe(true);
  expect(isNamed("Nurse on nights")).toBe(false);
  expect(isNamed("Data analysis")).toBe(false);
});
