import { useLocation } from "@remix-run/react";
import { X } from "~/ui/icons";
import { Button, LinkButton } from "~/ui/button";
import { Panel } from "~/ui/panel";
import { AlternativeSteps } from "./alternative-steps";
import type { OwnAdvice } from "./get-advice.server";
import { LinkedReason } from "./linked-reason";
import { RefusedStep } from "./refused-step";
import { StepChain } from "./step-chain";
import { getStepKey, NEXT_STEP_ID, readRefusedPath } from "./step-key";

interface NextStepCardProps {
  advice: OwnAdvice;
  /** Not where the page would not come back: the answer to a form. */
  canRefuse?: boolean;
  className?: string;
}

/** What to do next and why, with two alternatives; after “Not for me”, a line that says so. */
export function NextStepCard({ advice, canRefuse = true, className = "" }: NextStepCardProps) {
  const { isRefused, page } = readRefusedPath(useLocation());
  const { step, alternatives, lastRefused } = advice;
  if (isRefused && lastRefused !== null)
    return <RefusedStep refused={lastRefused} next={step} returnTo={page} className={className} />;
  const { title, chain, reason, strength, choices = [], to, actionLabel, minutes } = step;
  return (
    <Panel
      id={NEXT_STEP_ID}
      tabIndex={-1}
      aria-label="Your next step"
      isHighlighted
      className={`scroll-mt-24 px-5 pt-4 pb-1.5 sm:px-7 sm:pt-5 sm:pb-2.5 print:hidden ${className}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-sm font-medium text-primary-ink">Your next step</p>
        {canRefuse ? (
          <form method="post" action="/next-step" data-keep-scroll="">
            <input type="hidden" name="step" value={getStepKey(step)} />
            <input type="hidden" name="returnTo" value={page} />
            <Button
              name="intent"
              value="refuse"
              variant="ghost"
              size="sm"
              pendingText="Saving…"
              className="-mr-3"
            >
              <X aria-hidden />
              Not for me
            </Button>
          </form>
        ) : null}
      </div>
      <h2 className="mt-1 max-w-[19em] text-section wrap-anywhere">{title}</h2>
      <StepChain chain={chain} />
      <p className="num mt-4 max-w-[36em] text-ui text-text-2 wrap-anywhere">
        <LinkedReason reason={reason} choices={choices} />
        {strength ? <b className="font-strong text-text"> {strength}</b> : null}
      </p>
      <p className="mt-5 mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <LinkButton to={to} className="max-sm:flex-1">
          {actionLabel}
        </LinkButton>
        {minutes === null ? null : <span className="num text-sm text-muted">{minutes} min</span>}
      </p>
      <AlternativeSteps steps={alternatives} />
    </Panel>
  );
}
