import type { useLoaderData } from "@remix-run/react";
import { Link } from "~/ui/link";
import type { loader } from "./occupations.server";

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
            Median pay <span>a year, US, May 2024</span>
          </th>
          <th scope="col">
            Jobs <span>US, 2024 to 2034</span>
          </th>
          <th scope="col">
            Openings <span>a year</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(
          ({ code, title, summary, zone, area, pay, payShare, growth, openings, group }) => (
            <tr key={code}>
              <th scope="row">
                <Link to={`/occupations/${code}`}>{title}</Link>
                <p>{summary}</p>
              </th>
              <td>
                {area}
                <small>Job zone {zone} of 5</small>
              </td>
              <td data-label="Pay">
                {pay}
                {group ? <small>{group}</small> : null}
                {payShare > 0 ? <progress value={payShare} max="100" aria-hidden /> : null}
              </td>
              <td data-label="Jobs">{growth}</td>
              <td data-label="Openings">{openings ?? "–"}</td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}
