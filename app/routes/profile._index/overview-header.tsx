import type { OwnAdvice } from "~/skills/advice/get-advice.server";
import { NextStepCard } from "~/skills/advice/next-step-card";
import type { TargetSummary } from "~/skills/target-summary";
import { Link } from "~/ui/link";

interface OverviewHeaderProps {
  /** Null without a target. */
  targetSummary: TargetSummary | null;
  progress: { headline: string; detail: string };
  advice: OwnAdvice;
}

/** Where the person stands, and the one thing to do next. */
export function OverviewHeader({ targetSummary, progress, advice }: OverviewHeaderProps) {
  return (
    <div className="grid gap-x-14 gap-y-9 py-9 lg:grid-cols-[minmax(0,1fr)_29rem] lg:py-11">
      <div>
        <p className="text-xs font-medium text-muted">Where you stand</p>
        {targetSummary ? (
          <>
            <h1 className="mt-3 max-w-[20em] text-title">
              {targetSummary.headline.before}
              <span className="text-primary-ink">{targetSummary.headline.highlight}</span>
              {targetSummary.headline.after}
            </h1>
            <p className="mt-4 max-w-[36em] text-lead text-text-2">{targetSummary.detail}</p>
            <p className="num mt-3 max-w-[36em] text-ui text-muted">
              {progress.headline} {progress.detail}
            </p>
          </>
        ) : (
          <>
            <h1 className="mt-3 max-w-[20em] text-title">{progress.headline}</h1>
            <p className="mt-4 max-w-[36em] text-lead text-text-2">{progress.detail}</p>
            <ChooseTarget />
          </>
        )}
      </div>
      <NextStepCard advice={advice} className="self-start" />
    </div>
  );
}

function ChooseTarget() {
  const linkStyle = "text-primary-ink underline underline-offset-3";
  return (
    <p className="mt-4 max-w-[36em] text-ui text-text-2">
      Choose{" "}
      <Link to="/#careers" className={linkStyle}>
        a role
      </Link>{" "}
      or{" "}
      <Link to="/occupations" className={linkStyle}>
        an occupation
      </Link>{" "}
      as your target, and this page shows the gap to it.
    </p>
  );
}
