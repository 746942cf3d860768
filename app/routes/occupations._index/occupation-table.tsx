import type { useLoaderData } from "@remix-run/react";
import { Link } from "~/ui/link";
import type { loader } from "./occupations.server";
import { GROWTH_YEARS, PAY } from "~/occupations/releases";

type Rows = ReturnType<typeof useLoaderData<typeof loader>>["rows"];

/** What the columns mean is said once, so that a row is two lines high. */
export function OccupationTable({ rows }: { rows: Rows }) {
  return (
    <table className="stacked-table occupation-table num">
      <thead>
        <tr>
          <th scope="col">Occupation</th>
          <th scope="col">Strongest interest</th>
          <th scope="col">
            Median pay <span>a year, US, {PAY.date}</span>
          </th>
          <th scope="col">
            Jobs <span>US, {GROWTH_YEARS}</span>
          </th>
          <th scope="col">
            Openings <span>a year</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ code, title, summary, zone, area, pay, growth, openings, group, isMatch }) => (
          <tr key={code} data-match={isMatch || undefined}>
            <th scope="row">
              <Link to={`/occupations/${code}`}>{title}</Link>
              <p>{summary}</p>
            </th>
            <td>{`${area}\nJob zone ${zone} of 5`}</td>
            <td data-label="Pay">
              {pay}
              {group ? <small>{group}</small> : null}
            </td>
            <td data-label="Jobs">{growth}</td>
            <td data-label="Openings">{openings ?? "–"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
