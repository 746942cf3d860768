import { Link } from "~/ui/link";
import { describeLateFigures, GROWTH, GROWTH_YEARS, PAY } from "./releases";
import type { describeRoleTable } from "./role-table.server";

/** A field’s roles with their published figures, and those without figures of their own. */
export function RoleTable({ comparesWith, rows, missing }: ReturnType<typeof describeRoleTable>) {
  return (
    <>
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
          {rows.map(({ title, to, pay, difference, growth, education, note }) => (
            <tr key={to}>
              <th scope="row">
                <Link to={to}>{title}</Link>
                {note ? <small>{note}</small> : null}
              </th>
              <td data-label="Pay">{pay}</td>
              {difference ? <td data-label="Against yours">{difference}</td> : null}
              <td data-label="Growth">{growth}</td>
              <td data-label="Usual education">{education}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {missing.length === 0 ? null : (
        <ul className="mt-4 max-w-(--measure) text-sm text-text-2">
          {missing.map(({ title, to, note }) => (
            <li key={to}>
              <Link to={to} className="text-primary-ink underline underline-offset-3">
                {title}
              </Link>{" "}
              has no official figures of its own.{note ? ` ${note}` : null}
            </li>
          ))}
        </ul>
      )}
      <p className="num mt-4 max-w-[60em] text-xs text-muted">
        Median pay in {PAY.date} and job growth from {GROWTH_YEARS}:{" "}
        <a href="https://www.bls.gov/emp/" className="underline underline-offset-3">
          U.S. Bureau of Labor Statistics
        </a>
        , for the occupation nearest to each role.
        {describeLateFigures()}
        {comparesWith ? ` Yours: ${comparesWith}.` : null}
      </p>
    </>
  );
}
