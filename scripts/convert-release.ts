export type Row = Record<string, string>;

const CODE = "O*NET-SOC Code";

/**
 * The first five core tasks of each occupation. Where O*NET hasn't surveyed how important the tasks
 * are, it marks none as core: the first five of all, then.
 */
export function convertTasks(rows: Row[]): Row[] {
  return mapByCode(rows, (own) => {
    const core = own.filter((row) => row["Task Type"] === "Core");
    const shown = core.length > 0 ? core : own;
    return {
      tasks: shown
        .slice(0, 5)
        .map((row) => row.Task)
        .join(" | "),
    };
  });
}

export function convertDescriptions(rows: Row[]): Row[] {
  return mapByCode(rows, ([row]) => ({ description: row?.Description ?? "" }));
}

/** The eight most important skills, on the scale of importance. */
export function convertSkills(rows: Row[]): Row[] {
  const importance = rows.filter((row) => row["Scale ID"] === "IM");
  return mapByCode(importance, (own) => ({
    "top8_skills(importance 1-5)": own
      .toSorted((a, b) => Number(b["Data Value"]) - Number(a["Data Value"]))
      .slice(0, 8)
      .map((row) => `${row["Element Name"]} ${Number(row["Data Value"]).toFixed(2)}`)
      .join("; "),
  }));
}

export function convertRelated(rows: Row[]): Row[] {
  return mapByCode(rows, (own) => ({
    related: own
      .toSorted((a, b) => Number(a.Index) - Number(b.Index))
      .slice(0, 8)
      .map((row) => row[`Related ${CODE}`])
      .join(" "),
  }));
}

export function convertTechnologies(rows: Row[]): Row[] {
  const inDemand = rows.filter((row) => row["In Demand"] === "Y");
  return mapByCode(inDemand, (own) => ({
    in_demand: [...new Set(own.map((row) => row.Example))].toSorted().join("; "),
  }));
}

/** Our names of table 1.2's columns; its own carry years and footnotes. */
const PROJECTION_COLUMNS: Record<string, RegExp> = {
  soc_code: /matrix code/i,
  title: /matrix title/i,
  employment_thousands: /^employment, \d{4}/i,
  projected_employment_thousands: /^employment, \d{4}/i,
  employment_change_pct: /^employment change, percent/i,
  annual_openings_thousands: /openings/i,
  median_annual_wage_usd: /median annual wage/i,
  typical_education: /typical education/i,
  work_experience: /work experience/i,
  typical_training: /on-the-job training/i,
};

const FIGURE = /_(?:thousands|pct|usd)$/;

/** Rows of the Employment Projections' table 1.2, saved as CSV. Throws the name of a column that is missing. */
export function convertProjections(rows: Row[]): Row[] {
  const headers = Object.keys(rows[0] ?? {});
  const columns = Object.entries(PROJECTION_COLUMNS).map(([name, pattern]) => {
    const found = headers.filter((header) => pattern.test(header));
    const header = name.startsWith("projected") ? found.at(-1) : found[0];
    if (!header) throw new Error(`No column for ${name} (${pattern.source}).`);
    return [name, header] as const;
  });
  return rows
    .map((row) =>
      Object.fromEntries(
        columns.map(([name, header]) => {
          const value = row[header]?.trim() ?? "";
          return [name, FIGURE.test(name) ? value.replaceAll(/[^\d.-]/g, "") : value];
        }),
      ),
    )
    .filter(({ soc_code = "" }) => /^\d\d-\d{4}$/.test(soc_code));
}

function mapByCode(rows: Row[], convert: (own: Row[]) => Row): Row[] {
  const groups = Map.groupBy(rows, (row) => row[CODE] ?? "");
  return [...groups].map(([code, own]) => ({ code, ...convert(own) }));
}
