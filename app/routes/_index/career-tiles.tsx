import { Link } from "~/ui/link";
import type { CareerTile } from "./list-career-tiles.server";
import { GROWTH_YEARS, PAY } from "~/occupations/releases";

export function CareerTiles({ tiles }: { tiles: readonly CareerTile[] }) {
  return (
    <section id="careers" className="page py-(--section)">
      <div className="mb-7 grid items-end gap-3.5 lg:mb-11 lg:grid-cols-2 lg:gap-0">
        <h2 className="text-h2">
          Twelve directions. <br />
          Start with one.
        </h2>
        <p className="max-w-[31em] text-body leading-normal text-text-2 lg:pl-6 lg:text-[1.0625rem]">
          Each leads to roles with their official pay, key skills and ways in.
        </p>
      </div>
      <ul className="tiles grid-cols-2 md:grid-cols-3 lg:grid-cols-4">
        {tiles.map(({ title, icon, to, figures: [pay, growth] }) => (
          <li key={title} className="home-icon" data-icon={icon}>
            <Link to={to} className="tile icon-after icon-arrow-up-right num">
              <h3>{title}</h3>
              {`${pay}, `}
              <span>{growth}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-xs text-muted">
        Median pay and growth in the United States, from the{" "}
        <a href="https://www.bls.gov/emp/" className="underline underline-offset-3">
          Bureau of Labor Statistics
        </a>{" "}
        {`(${PAY.date}, ${GROWTH_YEARS}).`}
      </p>
    </section>
  );
}
