import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/platform/http/page-handle";
import practiceStyles from "~/styles/kinds/practice.css?url";
import { BackLink } from "~/ui/back-link";
import { Button, LinkButton } from "~/ui/button";
import { FormError } from "~/ui/form-error";
import { Page } from "~/ui/layout/page";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { OwnQuestionList } from "./question-list";
import { action, loader } from "./my-questions.server";

export { action, loader };

export const handle = { access: "public" } satisfies PageHandle;

export const links = linkStyles(practiceStyles);

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Your own questions" });

export default function MyQuestions() {
  const { questions, offered, limit, sessionCount } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  return (
    <Page compact>
      <BackLink to="/interview">AI Interviews</BackLink>
      <h1 className="mt-1 text-title">Your own questions</h1>
      <p className="num mt-3 max-w-(--measure) text-lead text-text-2">
        Write down questions from a real interview, a class or a friend. You can keep up to {limit},
        and they return in your review schedule like the others.
      </p>
      <div className="mt-6 flex flex-wrap gap-2.5">
        <LinkButton to="/questions/mine/new" size="lg">
          Write a question
        </LinkButton>
      </div>
      <FormError>{actionData?.limitMessage}</FormError>
      {questions.length === 0 ? (
        <p className="mt-8 text-text-2">You haven’t written a question yet.</p>
      ) : (
        <>
          <OwnQuestionList isOwn questions={questions} />
          <SessionForm count={sessionCount} isAll={sessionCount === questions.length} />
        </>
      )}
      {offered.length === 0 ? null : (
        <section className="mt-12 border-t border-hairline pt-8">
          <h2 className="text-section">Questions this site’s team offers</h2>
          <OwnQuestionList isOwn={false} questions={offered} />
        </section>
      )}
    </Page>
  );
}

function SessionForm({ count, isAll }: { count: number; isAll: boolean }) {
  return (
    <section className="mt-12 border-t border-hairline pt-8">
      <h2 className="text-section">
        Practice {isAll ? "all" : `the newest ${count}`} in one session
      </h2>
      {/* Full page load: the camera permission policy is set per document, and only session pages allow it. */}
      <form method="post" action="/questions/mine?index" className="mt-4 flex flex-wrap gap-2.5">
        <Button name="intent" value="practice" variant="secondary">
          Practice
        </Button>
        <Button name="intent" value="live" variant="secondary">
          Live interview
        </Button>
      </form>
    </section>
  );
}
