import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { countUses } from "~/feedback/replies/used-sentences";
import { SentenceChoice } from "~/feedback/replies/sentence-choice";
import { Button, LinkButton } from "~/ui/button";
import { Link } from "~/ui/link";
import { AddSentenceForm, ThreeLinesForm } from "./add-sentence-form";
import { DoubtForm } from "./doubt-form";
import { CheckResults } from "./check-results";
import type { NextAction } from "./choose-next";
import type { Review } from "~/coach/types";

export interface NextCardProps {
  next: NextAction;
  review: Review;
  questionId: string;
  repliesUrl: string;
  /** Of a story, three lines ask for a day; of anything else for reasons. */
  isStory: boolean;
  /** Where it is told again in sixty words. */
  /** What comes when nothing is asked anymore. */
  closingLink: { to: string; label: string; detail: string } | null;
}

/** The one thing to do next. */
export function NextCard(props: NextCardProps) {
  return (
    <section className="next-card no-print" data-next="">
      <NextContent {...props} />
      <CheckResults answered={props.review.answeredChecks ?? []} />
    </section>
  );
}

function NextContent({
  next,
  review,
  questionId,
  repliesUrl,
  isStory,
  closingLink,
}: NextCardProps) {
  const again = <AgainLink questionId={questionId} />;
  switch (next.kind) {
    case "check":
      return <CheckForm action={repliesUrl} next={next} />;
    case "ask":
      return (
        <>
          <NextHeading title={next.ask} />
          {next.usedUp.map((sentence) => (
            <p key={sentence} className="mb-2 text-sm text-text-2">
              You used sentence {sentence + 1} for {countUses(review, sentence)} points. It isn’t
              offered again.
            </p>
          ))}
          <SentenceChoice
            action={repliesUrl}
            point={next.point}
            sentences={review.sentences}
            candidates={next.candidates}
          />
        </>
      );
    case "doubt":
      return (
        <>
          <NextHeading title="Does this sentence say it?" />
          <DoubtForm
            action={repliesUrl}
            doubt={next.doubt}
            text={review.sentences[next.doubt.sentence]?.text}
          />
        </>
      );
    case "sentence":
      return (
        <>
          <NextHeading title={next.stem ? "Finish this sentence:" : "Say it in one sentence:"} />
          <AddSentenceForm next={next} questionId={questionId} again={again} />
        </>
      );
    case "lines":
      return (
        <>
          <NextHeading
            title={
              isStory ? "Three short lines make it a story." : "Three short lines make it whole."
            }
          />
          <ThreeLinesForm isStory={isStory} questionId={questionId} again={again} />
        </>
      );
    case "again":
      return (
        <>
          <NextHeading title="Answer it again." />
          <p className="text-text-2">{next.advice}</p>
          {again}
        </>
      );
    case "none":
      return (
        <>
          <NextHeading title={closingLink ? `${closingLink.label}.` : "Tell it again, shorter."} />
          <p className="mt-1 text-text-2">
            {closingLink?.detail ?? "What is said twice is heard once."}
          </p>
          <div className="mt-4.5">
            {closingLink ? <LinkButton to={closingLink.to}>{closingLink.label}</LinkButton> : again}
          </div>
        </>
      );
    case "older":
      return (
        <>
          <NextHeading title="There is a later attempt." />
          <p className="text-text-2">
            You answered this question again since, so this attempt stays as it is.
          </p>
          <Link to={`/interview/questions/${questionId}`} className="next-link mt-2">
            All attempts
          </Link>
        </>
      );
  }
}

function NextHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <>
      {children ?? <p className="text-xs font-control text-primary-ink">Next</p>}
      <h2 tabIndex={-1} data-swap-focus className="next-heading">
        {title}
      </h2>
    </>
  );
}

function AgainLink({ questionId }: { questionId: string }) {
  return (
    <Link to={`/interview/questions/${questionId}/again`} className="next-link">
      Answer again
    </Link>
  );
}

/** Options of more letters than this don’t stand three across on a phone. */
const MAX_ACROSS = 12;

function CheckForm({
  action,
  next: { check, number, total },
}: {
  action: string;
  next: Extract<NextAction, { kind: "check" }>;
}) {
  const isShort = check.options.every((option) => option.length <= MAX_ACROSS);
  return (
    <Form method="post" action={action} data-swap-form>
      <NextHeading title={check.prompt}>
        <p className="flex items-center gap-1.5 text-xs font-control text-muted">
          {Array.from({ length: total }, (_, index) => (
            <i key={index} aria-hidden className="check-step" data-done={index < number - 1} />
          ))}
          <span className="num ml-auto">
            Check {number} of {total}
          </span>
        </p>
      </NextHeading>
      <input type="hidden" name="intent" value="check" />
      <input type="hidden" name="check" value={check.id} />
      {check.reading ? (
        <p className="mb-3 text-sm text-text-2">
          {check.reading.maker} reads “{check.options[check.reading.option]}” in your answer. This
          counts until you answer yourself.
        </p>
      ) : null}
      <div
        className={`grid gap-2.5 ${isShort ? "grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))]" : "auto-cols-fr sm:grid-flow-col"}`}
      >
        {check.options.map((option, index) => (
          <Button
            key={option}
            name="option"
            value={index + 1}
            variant="secondary"
            className="h-auto min-h-13 px-2! py-2 whitespace-normal"
          >
            {option}
          </Button>
        ))}
      </div>
    </Form>
  );
}
