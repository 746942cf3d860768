import { readFileSync } from "node:fs";
import type { OccupationData, Occupation, Outlook } from "~/occupations/types";

const AREAS = ["R", "I", "A", "S", "E", "C"] as const;

type Row = Record<string, string>;

/**
 * SOC codes of O*NET without a row in the projections, and the group whose figures they take. The
 * Bureau of Labor Statistics publishes only the group.
 */
const OUTLOOK_GROUPS: Record<string, string> = {
  "13-1021": "13-1020",
  "13-1022": "13-1020",
  "13-1023": "13-1020",
  "13-2022": "13-2020",
  "13-2023": "13-2020",
  "21-1011": "21-1018",
  "21-1014": "21-1018",
  "25-2055": "25-2052",
  "25-2056": "25-2052",
  "25-9042": "25-9045",
  "25-9043": "25-9045",
  "29-2011": "29-2010",
  "29-2012": "29-2010",
  "31-1121": "31-1120",
  "31-1122": "31-1120",
  "39-7011": "39-7010",
  "39-7012": "39-7010",
  "47-4091": "47-4090",
  "47-4099": "47-4090",
  "51-2022": "51-2028",
  "51-2023": "51-2028",
  "51-2092": "51-2090",
  "53-1042": "53-1047",
  "53-1043": "53-1047",
  "53-1044": "53-1047",
};

/** Reads the tables of O*NET and the Bureau of Labor Statistics into one object. */
export function buildOccupationData(folder: URL): OccupationData {
  const read = (name: string) => readTable(new URL(name, folder));
  const readByCode = (name: string) => new Map(read(name).map((row) => [row.code, row]));
  const descriptions = readByCode("descriptions_by_occupation.csv");
  const tasks = readByCode("core_tasks_first5_by_occupation.csv");
  const skills = readByCode("top_skills_by_occupation.csv");
  const technologies = readByCode("in_demand_technologies_by_occupation.csv");
  const related = readByCode("related_first8_by_occupation.csv");
  const outlooks = new Map(read("projections.csv").map((row) => [row.soc_code, toOutlook(row)]));
  const handbook = new Map(read("handbook_links.csv").map((row) => [row.soc_code, row.url]));
  const occupations = read("riasec_by_occupation.csv").map((row): Occupation => {
    const { code = "", title = "", job_zone } = row;
    const soc = code.slice(0, 7);
    return {
      code,
      title,
      description: descriptions.get(code)?.description ?? "",
      zone: Number(job_zone),
      interests: AREAS.map((area) => Number(row[area])),
      tasks: split(tasks.get(code)?.tasks, " | "),
      skills: split(skills.get(code)?.["top8_skills(importance 1-5)"], "; ").map((skill) => {
        const space = skill.lastIndexOf(" ");
        return [skill.slice(0, space), Number(skill.slice(space + 1))];
      }),
      technologies: split(technologies.get(code)?.in_demand, "; "),
      related: split(related.get(code)?.related, " "),
      outlook: outlooks.get(soc) ?? outlooks.get(OUTLOOK_GROUPS[soc] ?? "") ?? null,
      handbook: handbook.get(soc) ?? null,
    };
  });
  return { occupations, ...readInterests(read), zones: read("Job_Zone_Reference.csv").map(toZone) };
}

function readInterests(read: (name: string) => Row[]) {
  const activities = read("Interests_Illustrative_Activities.csv");
  const examples = read("Interests_Illustrative_Occupations.csv");
  const areas = read("Basic_Interests_to_RIASEC.csv");
  const activitiesOf = (id: string | undefined) =>
    activities.filter((row) => row["Element ID"] === id).map((row) => row.Activity ?? "");
  const basic = activities.filter((row) => row["Interest Type"] === "Basic");
  const ids = [...new Set(basic.map((row) => row["Element ID"] ?? ""))];
  return {
    generalActivities: ["a", "b", "c", "d", "e", "f"].map((area) => activitiesOf(`1.B.1.${area}`)),
    basicInterests: ids.map((id) => ({
      id: id.slice("1.B.3.".length),
      name: basic.find((row) => row["Element ID"] === id)?.["Element Name"] ?? "",
      areas: areas
        .filter((row) => row["Basic Interests Element ID"] === id)
        .map((row) => "abcdef".indexOf((row["RIASEC Element ID"] ?? "").slice(-1))),
      activities: activitiesOf(id),
      occupations: examples
        .filter((row) => row["Element ID"] === id)
        .map((row) => row["O*NET-SOC Code"] ?? ""),
    })),
  };
}

function toOutlook(row: Row): Outlook {
  return {
    soc: row.soc_code ?? "",
    title: row.title ?? "",
    medianPay: row.median_annual_wage_usd ? Number(row.median_annual_wage_usd) : null,
    growth: Number(row.employment_change_pct),
    openings: Math.round(Number(row.annual_openings_thousands) * 1000),
    employment: Math.round(Number(row.employment_thousands) * 1000),
    education: row.typical_education ?? "",
    experience: row.work_experience ?? "",
    training: row.typical_training ?? "",
  };
}

function toZone(row: Row) {
  return {
    zone: Number(row["Job Zone"]),
    name: (row.Name ?? "").replace(/^Job Zone \w+: /, ""),
    experience: row.Experience ?? "",
    education: row.Education ?? "",
    training: row["Job Training"] ?? "",
  };
}

function split(text: string | undefined, separator: string): string[] {
  return text ? text.split(separator) : [];
}

/** Rows of a CSV file by column name. */
function readTable(url: URL): Row[] {
  const [header = [], ...records] = parseCsv(readFileSync(url, "utf8"));
  return records.map((record) =>
    Object.fromEntries(header.map((name, index) => [name, record[index] ?? ""])),
  );
}

/** CSV as in RFC 4180. */
export function parseCsv(text: string): string[][] {
  const fields = text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n|$)/g);
  const records: string[][] = [[]];
  for (const [match, quoted, plain = "", end] of fields) {
    if (match === "") break;
    records.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === "\n") records.push([]);
  }
  return records.filter((record) => record.length > 0);
}
