import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AnswerAgainLink, AnswerQuestionButton } from "~/feedback/attempts/answer-again";
import { AttemptPairForm } from "~/feedback/attempts/attempt-pair-form";
import { AttemptsView } from "~/feedback/attempts/attempts-view";
import { AttemptComparison } from "~/feedback/attempts/attempt-comparison";
import type { PageHandle } from "~/platform/http/page-handle";
import { UNREADABLE_REVIEW } from "~/practice/store/unreadable-review";
import practiceStyles from "~/styles/kinds/practice.css?url";
import { BackLink } from "~/ui/back-link";
import { FormError } from "~/ui/form-error";
import { Page } from "~/ui/layout/page";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { BeforeFirstAnswer } from "./before-first-answer";
import { action, loader } from "./question.server";

export { action, loader };

export const handle = {
  access: "public",
  // An operator may show a question to everyone on this server, and take it back.
  cache: { maxAgeInSeconds: 60 },
} satisfies PageHandle;

export const links = linkStyles(practiceStyles);

export const meta: MetaFunction<typeof loader> = ({ data: loaderData, matches }) =>
  pageMeta(
    matches,
    loaderData && {
      title:
        loaderData.attempts.length === 0 ? loaderData.name : `Your attempts: ${loaderData.name}`,
    },
  );

export default function InterviewQuestion() {
  const { id, name, prompt, back, help, size, headline, detail, dueText, attempts, pair } =
    useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  return (
    <Page compact>
      <BackLink to={back.to}>{back.title}</BackLink>
      <h1 className="mt-1 max-w-[26em] text-title wrap-anywhere">{name}</h1>
      <p className="mt-3 max-w-(--measure) text-body wrap-anywhere whitespace-pre-line">{prompt}</p>
      <p className="num mt-4 max-w-(--measure) text-lead text-text-2">
        {headline} {detail}
      </p>
      <div className="mt-7 flex flex-wrap items-center gap-x-4 gap-y-3">
        <FormError>{actionData?.limitMessage}</FormError>
        {attempts.length === 0 ? (
          <>
            <AnswerQuestionButton questionId={id} />
            <p className="num text-sm text-muted">{size}</p>
          </>
        ) : (
          <AnswerAgainLink questionId={id} size="lg" />
        )}
        {dueText === null ? null : <p className="text-sm text-muted">{dueText}</p>}
      </div>
      {attempts.length === 0 ? (
        help && <BeforeFirstAnswer {...help} />
      ) : (
        <section className="mt-12 border-t border-hairline pt-10">
          <h2 className="mb-5 text-section">All attempts</h2>
          <AttemptsView attempts={attempts} />
        </section>
      )}
      {pair === null ? null : (
        <section className="mt-12 border-t border-hairline pt-10">
          <div className="mb-8 flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
            <div>
              <h2 className="text-section">Side by side</h2>
              <p className="mt-1 text-sm text-muted">
                Hollow dot: attempt {pair.beforeNumber}. Filled dot: attempt {pair.afterNumber}.
              </p>
            </div>
            <AttemptPairForm
              attempts={attempts}
              beforeNumber={pair.beforeNumber}
              afterNumber={pair.afterNumber}
            />
          </div>
          {pair.beforeNumber === pair.afterNumber ? (
            <p role="alert" className="text-ui">
              You chose the same attempt twice. Choose two different ones.
            </p>
          ) : pair.comparison === null ? (
            <p className="text-ui">
              {pair.isUnscored
                ? "An answer without a score can’t be compared."
                : `${UNREADABLE_REVIEW}, so these two cannot be compared.`}
            </p>
          ) : (
            <AttemptComparison {...pair.comparison} />
          )}
        </section>
      )}
    </Page>
  );
}
