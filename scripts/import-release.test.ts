import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeEach, expect, test } from "vitest";
import { importRelease } from "./import-release";
import { buildOccupationData } from "./occupation-tables";

let folder: string;
let target: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "release-"));
  target = mkdtempSync(join(tmpdir(), "occupations-"));
  cpSync("content/occupations", target, { recursive: true });
});

const write = (name: string, lines: string[]) =>
  writeFileSync(join(folder, name), `${lines.join("\r\n")}\r\n`);
const writeDates = (version: string) =>
  write("releases.json", [
    readFileSync("content/occupations/releases.json", "utf8").replace(
      /"version": "[\d.]+"/,
      `"version": "${version}"`,
    ),
  ]);

const TASKS = [
  "O*NET-SOC Code\tTask ID\tTask\tTask Type\tIncumbents Responding\tDate\tDomain Source",
  ...[
    "Analyze user needs.",
    "Modify software.",
    "Test programs.",
    "Design systems.",
    "Write documents.",
    "Train users.",
  ].map((task, index) => `15-1252.00\t${index + 1}\t${task}\tn/a\tn/a\t08/2025\tAnalyst`),
  "29-1141.00\t7\tOrder supplies.\tSupplemental\t70\t08/2025\tIncumbent",
  "29-1141.00\t8\tMonitor patients.\tCore\t88\t08/2025\tIncumbent",
  "29-1141.00\t9\tRecord vital signs.\tCore\t88\t08/2025\tIncumbent",
  "29-1141.00\t10\tAdminister medicines.\tCore\t88\t08/2025\tIncumbent",
];

test("core tasks, or the first five where O*NET marks none as core", () => {
  write("Task Statements.txt", TASKS);
  writeDates("31.0");
  expect(importRelease(folder, target)).toEqual(["Task Statements.txt"]);
  const { occupations } = buildOccupationData(pathToFileURL(join(target, "source/")));
  const tasksOf = (code: string) => occupations.find((each) => each.code === code)?.tasks;
  expect(tasksOf("15-1252.00")).toEqual([
    "Analyze user needs.",
    "Modify software.",
    "Test programs.",
    "Design systems.",
    "Write documents.",
  ]);
  expect(tasksOf("29-1141.00")).toEqual([
    "Monitor patients.",
    "Record vital signs.",
    "Administer medicines.",
  ]);
  expect(readFileSync(join(target, "releases.json"), "utf8")).toContain('"version": "31.0"');
});

test("pay and growth from table 1.2, under its title and whatever years its columns name", () => {
  write("projections.csv", [
    '"Table 1.2 Occupational projections, 2025–35, and worker characteristics, 2025"',
    '2025 National Employment Matrix title,2025 National Employment Matrix code,Occupation type,"Employment, 2025","Employment, 2035","Employment change, numeric, 2025–35","Employment change, percent, 2025–35","Occupational openings, 2025–35 annual average","Median annual wage, dollars, 2025[1]",Typical education needed for entry,Work experience in a related occupation,Typical on-the-job training needed to attain competency in the occupation',
    'Registered nurses,29-1141,Line item,"3,400.1","3,600.2",200.1,-0.5,190.4,"95,000",Bachelor\'s degree,None,None',
    'Cardiologists,29-1212,Line item,17.1,18.0,0.9,4.8,0.5,">=239,200",Doctoral or professional degree,None,Internship/residency',
    "Actors,27-2011,Line item,50,51,1,2.0,7.1,—,Some college,None,Long-term on-the-job training",
  ]);
  writeDates("31.0");
  importRelease(folder, target);
  const { occupations } = buildOccupationData(pathToFileURL(join(target, "source/")));
  const outlookOf = (code: string) => occupations.find((each) => each.code === code)?.outlook;
  expect(outlookOf("29-1141.00")).toMatchObject({
    medianPay: 95_000,
    growth: -0.5,
    employment: 3_400_100,
    openings: 190_400,
  });
  expect(outlookOf("29-1212.00")?.medianPay).toBe(239_200);
  expect(outlookOf("27-2011.00")?.medianPay).toBeNull();
});

test("says what is missing, and writes nothing", () => {
  const before = readFileSync(join(target, "source/core_tasks_first5_by_occupation.csv"), "utf8");
  expect(() => importRelease(folder, target)).toThrow("has none of Task Statements.txt");
  write("Task Statements.txt", TASKS);
  expect(() => importRelease(folder, target)).toThrow("needs a releases.json");
  write("projections.csv", ["a,b,c", "1,2,3"]);
  writeDates("31.0");
  expect(() => importRelease(folder, target)).toThrow("No column for soc_code");
  expect(readFileSync(join(target, "source/core_tasks_first5_by_occupation.csv"), "utf8")).toBe(
    before,
  );
});
