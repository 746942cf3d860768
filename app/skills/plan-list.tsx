import { Link } from "~/ui/link";
import type { PlanStep } from "./plan";

/** The steps of the plan in order, each with its reason. */
export function PlanList({ steps }: { steps: readonly PlanStep[] }) {
  return (
    <ol className="plan num">
      {steps.map((step) => (
        <li key={step.to}>
          <div>
            <Link
              to={step.to}
              className="relative block w-fit text-ui font-control after:absolute after:-inset-y-3 after:inset-x-0 hover:text-primary-ink"
            >
              {step.title}
            </Link>
            <p className="mt-1 max-w-(--measure) text-sm text-text-2">{step.reason}</p>
          </div>
          {step.minutes === null ? null : (
            <span className="text-sm whitespace-nowrap text-muted">{step.minutes} min</span>
          )}
        </li>
      ))}
    </ol>
  );
}
