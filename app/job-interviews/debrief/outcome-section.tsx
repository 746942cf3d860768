import type { SubmissionResult } from "@conform-to/dom";
import { Button, LinkButton } from "~/ui/button";
import { CopyText } from "~/ui/copy-field";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { describeForm, getFormProps } from "~/ui/form";
import { MAX_ROUNDS, type Outcome } from "~/job-interviews/types";
import { Link } from "~/ui/link";

interface OutcomeSectionProps {
  id: string;
  page: string;
  outcome: Outcome | null;
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

function OpenOutcome({ id, page, isFull, hearBy, askAgain, lastResult }: OutcomeSectionProps) {
  const roundResult = lastResult?.initialValue?.intent === "round" ? lastResult : undefined;
  const [again, againFields] = describeForm<{ askAgainOn: string }>({
    id: "ask-again",
    labels: { askAgainOn: "Ask again on" },
    lastResult: lastResult?.initialValue?.intent === "ask-again" ? lastResult : undefined,
    defaultValue: { askAgainOn: askAgain.day },
  });
  return (
    <>
      <h2 id="outcome-title" className="text-section">
        What happened next?
      </h2>
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
      <div className="mt-10 grid gap-x-12 gap-y-10 md:grid-cols-2 lg:gap-x-16">
        {isFull && !roundResult ? (
          <FullNote id={id} />
        ) : (
          <NextRoundForm page={page} lastResult={roundResult} />
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
          <CopyText
            id="ask-again-email"
            label="An email to adapt"
            value={askAgain.email}
            rows={11}
          />
        </form>
      </div>
    </>
  );
}

function NextRoundForm({ page, lastResult }: Pick<OutcomeSectionProps, "page" | "lastResult">) {
  const [form, fields] = describeForm<{ name: string; heldOn: string }>({
    id: "round",
    labels: { heldOn: "Day", name: "What kind (phone, panel …)" },
    lastResult,
  });
  return (
    <form method="post" action={page} {...getFormProps(form)} className="grid content-start gap-4">
      <h3 className="text-h3">There is a next round</h3>
      <ErrorSummary form={form} />
      <Field meta={fields.heldOn} type="date" className="max-w-60" />
      <Field meta={fields.name} />
      <Button name="intent" value="round" variant="secondary" className="justify-self-start">
        Add the round
      </Button>
    </form>
  );
}

/** In place of the form for a next round, where none can be added. */
function FullNote({ id }: { id: string }) {
  return (
    <div>
      <h3 className="text-h3">There is a next round</h3>
      <p className="mt-4 text-text-2">
        {MAX_ROUNDS} rounds are as many as one job interview can have.{" "}
        <Link to={`/plans/${id}/change`} className="text-primary-ink underline underline-offset-3">
          Delete a round that you don’t need
        </Link>
        , or{" "}
        <Link to="/plans" className="text-primary-ink underline underline-offset-3">
          note the next one as a job interview of its own
        </Link>
        .
      </p>
    </div>
  );
}
