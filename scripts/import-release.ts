import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as convert from "./convert-release";
import { parseCsv } from "./occupation-tables";

/** The files of a release, and the table of content/occupations/source that each of them replaces. */
const FILES: readonly {
  file: string;
  table: string;
  toRows: (rows: convert.Row[]) => convert.Row[];
}[] = [
  {
    file: "Task Statements.txt",
    table: "core_tasks_first5_by_occupation.csv",
    toRows: convert.convertTasks,
  },
  {
    file: "Occupation Data.txt",
    table: "descriptions_by_occupation.csv",
    toRows: convert.convertDescriptions,
  },
  { file: "Skills.txt", table: "top_skills_by_occupation.csv", toRows: convert.convertSkills },
  {
    file: "Related Occupations.txt",
    table: "related_first8_by_occupation.csv",
    toRows: convert.convertRelated,
  },
  {
    file: "Technology Skills.txt",
    table: "in_demand_technologies_by_occupation.csv",
    toRows: convert.convertTechnologies,
  },
  { file: "projections.csv", table: "projections.csv", toRows: convert.convertProjections },
];

/**
 * Replaces the tables for which the folder has a file of the release, and the releases' dates.
 * Throws what is missing; nothing is written then.
 *
 * @returns the names of the files that were read
 */
export function importRelease(folder: string, target: string): string[] {
  const found = FILES.filter(({ file }) => existsSync(join(folder, file)));
  if (found.length === 0)
    throw new Error(`${folder} has none of ${FILES.map(({ file }) => file).join(", ")}.`);
  const releases = join(folder, "releases.json");
  if (!existsSync(releases))
    throw new Error(
      `${folder} needs a releases.json: copy content/occupations/releases.json and change the versions and dates.`,
    );
  const dates = JSON.stringify(JSON.parse(readFileSync(releases, "utf8")), null, 2);
  const tables = found.map(({ file, table, toRows }) => ({
    table,
    rows: toRows(readRows(join(folder, file))),
  }));
  for (const { table, rows } of tables) writeFileSync(join(target, "source", table), toCsv(rows));
  writeFileSync(join(target, "releases.json"), `${dates}\n`);
  return found.map(({ file }) => file);
}

/** Rows by column name: tab-separated as O*NET's text files are, or CSV under lines of title. */
function readRows(file: string): convert.Row[] {
  const text = readFileSync(file, "utf8").replaceAll("\r\n", "\n");
  const lines = file.endsWith(".txt")
    ? text
        .split("\n")
        .filter(Boolean)
        .map((line) => line.split("\t"))
    : parseCsv(text);
  const start = lines.findIndex((fields) => fields.filter(Boolean).length > 2);
  const [header = [], ...records] = lines.slice(start);
  return records.map((record) =>
    Object.fromEntries(header.map((name, index) => [name.trim(), record[index] ?? ""])),
  );
}

function toCsv(rows: convert.Row[]): string {
  const header = Object.keys(rows[0] ?? {});
  return [header, ...rows.map((row) => header.map((name) => row[name] ?? ""))]
    .map((fields) => `${fields.map(quote).join(",")}\n`)
    .join("");
}

function quote(value: string): string {
  return /[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
