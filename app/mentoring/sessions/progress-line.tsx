import type { ProgressStep } from "./progress";

const STATUS_LABELS: Record<ProgressStep["status"], string> = {
  done: "Done: ",
  current: "Now: ",
  next: "Next: ",
  stopped: "Ended: ",
};

/** Where a session stands. */
export function ProgressLine({ steps }: { steps: readonly ProgressStep[] }) {
  return (
    <ol className="progress-line num mt-7 text-sm">
      {steps.map(({ label, details, status }) => (
        <li
          key={label}
          className="progress-step"
          data-status={status}
          aria-current={status === "current" ? "step" : undefined}
        >
          <b>
            <span className="sr-only">{STATUS_LABELS[status]}</span>
            {label}
          </b>
          {details.map((detail) => (
            <span key={detail} className="block">
              {detail}
            </span>
          ))}
        </li>
      ))}
    </ol>
  );
}
