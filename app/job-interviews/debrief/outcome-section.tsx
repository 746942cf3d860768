import type { SubmissionResult } from "@conform-to/dom";
import { Button, LinkButton } from "~/ui/button";
import { CopyText } from "~/ui/copy-field";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { describeForm, getFormProps } from "~/ui/form";
import type { Outcome } from "~/job-interviews/types";
import { Link } from "~/ui/link";
import { FullNote, NextRoundForm } from "./next-round-form";

interface OutcomeSectionProps {
  id: string;
  page: string;
  outcome: Outcome | null;
  /** The round that is planned next; null if there is none after this one. */
  next: { title: string; changeTo: string } | null;
  /** It has as many rounds as it can have. */
  isFull: boolean;
  /** "Thursday, December 17"; null if they named no day. */
  hearBy: string | null;
  askAgain: {
    day: string;
    /** In words, once it is saved. */
    saved: string | null;
    email: string;
  };
  lastResult: SubmissionResult | undefined;
  /** The next round that was sent is on a day that has one. */
  isBeside: boolean;
}

const DECIDED: Record<Outcome, { title: string; text: string }> = {
  offer: {
    title: "You have an offer.",
    text: "Before you sign: what to check, what to ask for, and a reply to start from.",
  },
  no: {
    title: "They said no.",
    text: "You were asked to come because what you wrote convinced someone, and that stays true. People often take a day off now, then practice the one question that they would answer differently today.",
  },
  withdrawn: {
    title: "You withdrew.",
    text: "What they asked and what you told stays here for the next one.",
  },
};

/** What came after a round, whether it was written down or not. */
export function OutcomeSection(props: OutcomeSectionProps) {
  const { page, outcome } = props;
  return (
    <section
      id="outcome"
      aria-labelledby="outcome-title"
      className="mt-16 scroll-mt-24 border-t border-hairline-strong pt-10"
    >
      {outcome === null ? <OpenOutcome {...props} /> : <Decided {...props} outcome={outcome} />}
      {outcome === null ? null : (
        <form method="post" action={page} className="mt-2">
          <Button name="intent" value="open" variant="ghost" size="sm" className="-ml-3">
            It’s still open
          </Button>
        </form>
      )}
    </section>
  );
}

function Decided({ id, outcome }: OutcomeSectionProps & { outcome: Outcome }) {
  const { title, text } = DECIDED[outcome];
  return (
    <>
      <h2 id="outcome-title" className="text-section">
        {title}
      </h2>
      <p className="mt-3 max-w-(--measure) text-text-2">{text}</p>
      <p className="mt-5 flex flex-wrap gap-2.5">
        {outcome === "offer" ? (
          <LinkButton to={`/plans/${id}/offer`} variant="secondary">
            See what to check
          </LinkButton>
        ) : (
          <>
            <LinkButton to="/questions/mine" variant="secondary">
              Your own questions
            </LinkButton>
            <LinkButton to="/plans" variant="ghost">
              Your job interviews
            </LinkButton>
          </>
        )}
      </p>
    </>
  );
}

function OpenOutcome(props: OutcomeSectionProps) {
  const { page, next, hearBy, lastResult } = props;
  return (
    <>
      <h2 id="outcome-title" className="text-section">
        What happened next?
      </h2>
      {next === null ? null : (
        <p className="mt-3 flex flex-wrap items-center gap-x-4">
          <span>Next: {next.title}.</span>
          <Link
            to={next.changeTo}
            className="inline-flex min-h-11 items-center text-primary-ink underline underline-offset-3"
          >
            Change it
          </Link>
        </p>
      )}
      {hearBy === null ? null : (
        <p className="mt-3 text-text-2">They said that you’ll hear by {hearBy}.</p>
      )}
      <form method="post" action={page} className="mt-5 flex flex-wrap gap-2.5">
        <Button name="intent" value="offer" variant="secondary">
          I have an offer
        </Button>
        <Button name="intent" value="no" variant="secondary">
          They said no
        </Button>
        <Button name="intent" value="withdrawn" variant="secondary">
          I withdrew
        </Button>
      </form>
      {next === null ? (
        <OpenEnds {...props} />
      ) : (
        <details open={lastResult !== undefined} className="mt-5">
          <summary className="min-h-11 cursor-pointer py-3 font-control text-primary-ink">
            Another round, or no answer yet
          </summary>
          <OpenEnds {...props} />
        </details>
      )}
    </>
  );
}

/** It goes on, or nobody has answered yet. */
function OpenEnds({ id, page, isFull, askAgain, lastResult, isBeside }: OutcomeSectionProps) {
  const intent = lastResult?.initialValue?.intent;
  const roundResult = intent === "round" || intent === "round-beside" ? lastResult : undefined;
  const [again, againFields] = describeForm<{ askAgainOn: string }>({
    id: "ask-again",
    labels: { askAgainOn: "Ask again on" },
    lastResult: intent === "ask-again" ? lastResult : undefined,
    defaultValue: { askAgainOn: askAgain.day },
  });
  return (
    <div className="mt-10 grid gap-x-12 gap-y-10 md:grid-cols-2 lg:gap-x-16">
      {isFull && !roundResult ? (
        <FullNote id={id} />
      ) : (
        <NextRoundForm page={page} lastResult={roundResult} isBeside={isBeside} />
      )}
      <form
        method="post"
        action={page}
        {...getFormProps(again)}
        className="grid content-start gap-4"
      >
        <h3 className="text-h3">No answer yet</h3>
        {askAgain.saved === null ? null : (
          <p className="text-text-2">You’ll ask again on {askAgain.saved}.</p>
        )}
        <ErrorSummary form={again} />
        <div className="flex flex-wrap items-end gap-3">
          <Field meta={againFields.askAgainOn} type="date" className="min-w-0 flex-[0_1_15rem]" />
          <Button name="intent" value="ask-again" variant="secondary">
            Save
          </Button>
        </div>
        <CopyText id="ask-again-email" label="An email to adapt" value={askAgain.email} rows={11} />
      </form>
    </div>
  );
}
