import type { MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { NO_SCORE_YET } from "~/coach/score/range";
import type { PageHandle } from "~/platform/http/page-handle";
import practiceStyles from "~/styles/kinds/practice.css?url";
import { ChevronDown } from "~/ui/icons";
import { MissingPoints } from "~/practice/again/missing-points";
import { BackLink } from "~/ui/back-link";
import { Button, LinkButton } from "~/ui/button";
import { FormError } from "~/ui/form-error";
import { pluralize } from "~/ui/format";
import { FormattedDate } from "~/ui/formatted-date";
import { KeepFormFields } from "~/ui/keep-form-fields";
import { Page } from "~/ui/layout/page";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { action, loader } from "./again.server";

export { action, loader };

export const handle = { access: "public" } satisfies PageHandle;

export const links = linkStyles(practiceStyles);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data && { title: `Answer again: ${data.name}` });

export default function AnswerAgain() {
  const { id, prompt, last, missingCount, missingPoints, draftUrl } =
    useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const page = `/interview/questions/${id}/again`;
  return (
    <Page compact>
      <BackLink to={`/interview/questions/${id}`}>All attempts at this question</BackLink>
      <h1 className="mt-2 text-title">Answer again</h1>
      <p className="mt-3 max-w-(--measure) text-lead text-text-2">{prompt}</p>
      <div className="mt-10 grid gap-x-16 gap-y-10 border-t border-hairline pt-10 lg:grid-cols-[minmax(0,1fr)_24.5rem]">
        <section>
          <h2 className="text-section">How do you want to start?</h2>
          <FormError>{actionData?.limitMessage}</FormError>
          {draftUrl === null ? null : (
            <p className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-primary-line bg-primary-soft px-4 py-3 text-sm">
              <span className="mr-auto">
                You have a draft of your next attempt. A new start replaces it.
              </span>
              <LinkButton to={draftUrl} size="sm" variant="secondary">
                Continue the draft
              </LinkButton>
            </p>
          )}
          {/* Full page load: the camera permission policy is set per document. */}
          <Form method="post" className="mt-6 grid gap-3 md:grid-cols-2">
            <KeepFormFields page={page} />
            <Choice
              value="last"
              title="Edit your last answer"
              detail="Improve what you wrote and submit it as a new attempt."
            />
            <Choice value="empty" title="Start with an empty box" detail="Write it in new words." />
            {missingPoints === null ? (
              <p className="text-sm text-muted md:col-span-2">
                Both show what is open or missing in your last answer (
                {pluralize(missingCount, "point")}), so the new attempt counts for half in your
                skill record.
                <button
                  name="start"
                  value="memory"
                  className="block min-h-11 cursor-pointer font-medium text-primary-ink underline underline-offset-4"
                >
                  Answer from memory instead
                </button>
              </p>
            ) : null}
          </Form>
          <details className="group mt-8 border-t border-hairline pt-5">
            <summary className="num flex min-h-11 cursor-pointer list-none items-center gap-2 text-ui font-strong [&::-webkit-details-marker]:hidden">
              <span>
                Your last answer:{" "}
                {last.score === null || last.band === null
                  ? "no score"
                  : last.isTooOpen
                    ? NO_SCORE_YET
                    : `${last.score} of 100${last.isOpen ? " for now" : ""} (${last.band})`}
                , <FormattedDate date={last.at} />
              </span>
              <ChevronDown className="size-4.5 text-muted group-open:rotate-180" aria-hidden />
            </summary>
            <p className="mt-2 max-w-(--measure) text-read whitespace-pre-line text-text-2">
              {last.text || (last.hasCode ? "Only code." : "")}
            </p>
          </details>
        </section>
        {missingPoints !== null && missingPoints.length > 0 ? (
          <section>
            <h2 className="mb-5 text-section">What to make clear this time</h2>
            <MissingPoints points={missingPoints} />
          </section>
        ) : null}
      </div>
    </Page>
  );
}

function Choice({
  value,
  title,
  detail,
}: {
  value: "last" | "empty";
  title: string;
  detail: string;
}) {
  return (
    <div className="grid content-between gap-4 rounded-card border border-hairline bg-surface-1 p-5">
      <p id={`${value}-detail`} className="text-sm text-text-2">
        {detail}
      </p>
      <Button
        name="start"
        value={value}
        variant={value === "last" ? "primary" : "secondary"}
        aria-describedby={`${value}-detail`}
        className="mt-auto"
      >
        {title}
      </Button>
    </div>
  );
}
