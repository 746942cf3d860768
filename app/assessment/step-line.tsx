import { Link } from "@remix-run/react";

export interface LineStep {
  name: string;
  rated: number;
  of: number;
}

/** The five steps on a line; each is an address, so one can go back to any of them. */
export function StepLine({ steps, current }: { steps: readonly LineStep[]; current: number }) {
  return (
    <nav aria-label="Steps">
      <ol className="flex gap-1.5">
        {steps.map(({ name, rated, of }, index) => {
          const number = index + 1;
          return (
            <li key={name} className="flex-1">
              <Link
                to={`/assessment/${number}`}
                aria-current={number === current ? "step" : undefined}
                className="group grid gap-2 rounded-xs py-2 text-xs font-medium text-muted hover:text-text aria-[current]:text-text"
              >
                <Bar share={rated / of} current={number === current} />
                <span className="max-md:sr-only">
                  <span className="sr-only">Step {number}: </span>
                  {name}
                  <span className="sr-only">
                    , {rated} of {of} rated
                  </span>
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** The step one is on is lit; the others are filled as far as they were rated. */
function Bar({ share, current }: { share: number; current: boolean }) {
  return (
    <svg width="100%" height="4" aria-hidden className="block rounded-[2px] bg-surface-3">
      <rect
        width={current ? "100%" : `${share * 100}%`}
        height="4"
        rx="2"
        className={current ? "fill-primary" : "fill-chart-1 opacity-60"}
      />
    </svg>
  );
}
