import { describeLateFigures, GROWTH, ONET, PAY } from "./releases";

/** At the foot of every page that shows O*NET or BLS data, as their terms ask. */
export function Attribution() {
  return (
    <footer className="mt-12 max-w-[80em] border-t border-hairline pt-5 text-xs text-muted">
      <p>
        Pay: Occupational Employment and Wage Statistics, {PAY.date}. Growth and openings:
        Employment Projections {GROWTH.from}–{GROWTH.to}, table 1.2. Both{" "}
        <a href="https://www.bls.gov/emp/" className={LINK}>
          U.S. Bureau of Labor Statistics
        </a>
        , United States. Openings are a yearly average.{describeLateFigures()} This page includes
        information from the{" "}
        <a href="https://www.onetcenter.org/database.html" className={LINK}>
          O*NET Database
        </a>{" "}
        {ONET.version} of {ONET.date} by the U.S. Department of Labor, Employment and Training
        Administration (USDOL/ETA). Used under the{" "}
        <a href="https://creativecommons.org/licenses/by/4.0/" className={LINK}>
          CC BY 4.0
        </a>{" "}
        license. O*NET® is a trademark of USDOL/ETA. Pathlight has modified all or some of this
        information. USDOL/ETA has not approved, endorsed, or tested these modifications.
      </p>
    </footer>
  );
}

const LINK = "underline underline-offset-3 hover:text-text";
