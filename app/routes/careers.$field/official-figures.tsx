import { Link } from "~/ui/link";
import type { describeOfficialFigures } from "./official-figures.server";
import { RolePlane } from "./role-plane";
import { GROWTH, GROWTH_YEARS, PAY } from "~/occupations/releases";

type Figures = Omit<ReturnType<typeof describeOfficialFigures>, "facts">;

/** The field’s roles by what the Bureau of Labor Statistics publishes: a plane, and a table of the same. */
export function OfficialFigures({ finding, plane, comparesWith, rows, missing }: Figures) {
  return (
    <div className="mt-9 lg:mt-12">
      <h2 className="num max-w-[34em] text-section text-balance">{finding}</h2>
      <RolePlane plane={plane} />
      {missing.length === 0 ? null : (
        <ul className="mt-4 max-w-(--measure) text-sm text-text-2">
          {missing.map(({ title, to, nearest }) => (
            <li key={to}>
              <Link to={to} className="text-primary-ink underline underline-offset-3">
                {title}
              </Link>{" "}
              is not drawn: it has no official figures of its own.
              {nearest
                ? ` The nearest occupation is ${nearest.title} (${nearest.figures}), ${nearest.difference}.`
                : null}
            </li>
          ))}
        </ul>
      )}
      <table className="stacked-table role-table num">
        <thead>
          <tr>
            <th scope="col">Role</th>
            <th scope="col">Median pay a year</th>
            {comparesWith ? <th scope="col">Against yours</th> : null}
            <th scope="col">Growth to {GROWTH.to}</th>
            <th scope="col">Usual education</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ title, to, pay, difference, growth, education, group }) => (
            <tr key={to}>
              <th scope="row">
                <Link to={to}>{title}</Link>
                {group ? <small>figures of the group “{group}”</small> : null}
              </th>
              <td data-label="Pay">{pay}</td>
              {difference ? <td data-label="Against yours">{difference}</td> : null}
              <td data-label="Growth">{growth}</td>
              <td data-label="Usual education">{education}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="num mt-4 max-w-[60em] text-xs text-muted">
        Median pay in {PAY.date} and job growth from {GROWTH_YEARS}:{" "}
        <a href="https://www.bls.gov/emp/" className="underline underline-offset-3">
          U.S. Bureau of Labor Statistics
        </a>
        , for the occupation nearest to each role.
        {comparesWith ? ` Yours: ${comparesWith}.` : null}
      </p>
    </div>
  );
}
