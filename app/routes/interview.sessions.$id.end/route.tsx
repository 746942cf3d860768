import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { FilmstripView } from "~/feedback/filmstrip/filmstrip-view";
import type { PageHandle } from "~/platform/http/page-handle";
import { SessionRecordings } from "~/practice/camera/session-recordings";
import { OpenQuestions } from "~/practice/session/open-questions";
import sessionStyles from "~/styles/kinds/session.css?url";
import { Button, LinkButton } from "~/ui/button";
import { formatList, pluralize } from "~/ui/format";
import { KeepFormFields } from "~/ui/keep-form-fields";
import { Page } from "~/ui/layout/page";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { action, loader } from "./end-session.server";

export { action, loader };
export { SessionErrorBoundary as ErrorBoundary } from "~/practice/store/session-error";

export const handle = { access: "owner" } satisfies PageHandle;

export const links = linkStyles(sessionStyles);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data && { title: `${data.film ? "The end" : "End session"}: ${data.title}` });

export default function EndSession() {
  const { id, isLive, film, title, total, openQuestions, draftNumbers } =
    useLoaderData<typeof loader>();
  const sessionUrl = `/interview/sessions/${id}`;
  if (film) return <FilmstripView {...film} title={title} sessionId={id} />;
  return (
    <Page compact>
      <div className="max-w-190">
        <h1 className="text-title">End this session?</h1>
        <p className="num mt-4 text-lead text-text-2">
          {title}: you answered {total - openQuestions.length} of {total}. You can’t answer in this
          session once it has ended.
        </p>
        {isLive ? <p className="mt-3 text-text-2">Your answers are kept.</p> : null}
        {isLive ? <SessionRecordings sessionId={id} /> : null}
        {draftNumbers.length === 0 ? null : (
          <p className="num mt-3 text-text-2">
            Your {draftNumbers.length === 1 ? "draft of question" : "drafts of questions"}{" "}
            {formatList(draftNumbers.map(String))} will be in the report, without a score.
          </p>
        )}
        <div className="mt-8 flex flex-wrap gap-3">
          <form method="post" action={sessionUrl}>
            <KeepFormFields page={`${sessionUrl}/end`} />
            <Button size="lg" name="intent" value="end" pendingText="Ending…">
              End Session
            </Button>
          </form>
          <LinkButton to={sessionUrl} variant="secondary" size="lg">
            Keep going
          </LinkButton>
        </div>
        {openQuestions.length === 0 ? null : (
          <>
            <h2 className="num mt-10 text-h3">
              {pluralize(openQuestions.length, "question")} still open
            </h2>
            <OpenQuestions sessionUrl={sessionUrl} questions={openQuestions} />
          </>
        )}
      </div>
    </Page>
  );
}
