import type { NextStep } from "~/skills/next-step";
import type { TargetSummary } from "~/skills/target-summary";
import { LinkButton } from "~/ui/button";
import { Link } from "~/ui/link";
import { Panel } from "~/ui/panel";

interface OverviewHeaderProps {
  /** Null without a target. */
  targetSummary: TargetSummary | null;
  progress: { headline: string; detail: string };
  step: NextStep;
  /** Another step, for who doesn't want this one. */
  alternative: { title: string; to: string } | null;
}

/** Where the person stands, and the one thing to do next. */
export function OverviewHeader({
  targetSummary,
  progress,
  step,
  alternative,
}: OverviewHeaderProps) {
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
      <Panel isHighlighted className="self-start p-6 lg:p-7">
        <p className="text-xs font-medium text-primary-ink">Next best step</p>
        <h2 className="mt-2 text-h3">{step.title}</h2>
        <p className="num mt-2 text-ui text-text-2">{step.reason}</p>
        <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
          <LinkButton to={step.to}>{step.actionLabel}</LinkButton>
        </div>
        {alternative ? (
          <p className="mt-4 text-sm text-muted">
            Or{" "}
            <Link
              to={alternative.to}
              className="relative text-text-2 underline underline-offset-3 after:absolute after:inset-x-0 after:-inset-y-3 hover:text-text"
            >
              {/* Each begins with a verb. */}
              {alternative.title.charAt(0).toLowerCase() + alternative.title.slice(1)}
            </Link>
          </p>
        ) : null}
      </Panel>
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
