import { Link } from "~/ui/link";
import type { StepStatus } from "./progress.server";

/** The steps of the form, each a link. */
export function StepProgress({
  steps,
  current,
}: {
  steps: readonly StepStatus[];
  current: number;
}) {
  return (
    <nav aria-label="Steps">
      <ol className="flex gap-1.5">
        {steps.map(({ number, name, answered, total }) => {
          return (
            <li key={name} className="flex-1">
              <Link
                to={`/assessment/${number}`}
                aria-current={number === current ? "step" : undefined}
                className="group grid gap-2 rounded-xs py-2 text-xs max-md:min-h-11 max-md:content-center font-medium text-muted hover:text-text aria-[current]:text-text"
              >
                <Bar fraction={answered / Math.max(1, total)} isCurrent={number === current} />
                <span className="max-md:sr-only">
                  <span className="sr-only">Step {number}: </span>
                  {name}
                  <span className="sr-only">
                    , {answered} of {total} saved
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

/** The current step is highlighted; the others are filled by the share rated. */
function Bar({ fraction, isCurrent }: { fraction: number; isCurrent: boolean }) {
  return (
    <svg width="100%" height="4" aria-hidden className="block rounded-[2px] bg-surface-3">
      <rect
        width={isCurrent ? "100%" : `${fraction * 100}%`}
        height="4"
        rx="2"
        className={isCurrent ? "fill-primary" : "fill-chart-1 opacity-60"}
      />
    </svg>
  );
}
