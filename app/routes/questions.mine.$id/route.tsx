import type { MetaFunction } from "@remix-run/node";
import {
  isRouteErrorResponse,
  useActionData,
  useLoaderData,
  useRouteError,
} from "@remix-run/react";
import type { PageHandle } from "~/platform/http/page-handle";
import { QuestionForm } from "~/practice/own-questions/question-form";
import practiceStyles from "~/styles/kinds/practice.css?url";
import { BackLink } from "~/ui/back-link";
import { LinkButton } from "~/ui/button";
import { ErrorPage } from "~/ui/error-page";
import { Page } from "~/ui/layout/page";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { action, loader } from "./change-question.server";
import { type LostQuestion, LostQuestionForm } from "./lost-question-form";

export { action, loader };

export const handle = { access: "owner" } satisfies PageHandle;

export const links = linkStyles(practiceStyles);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data && { title: `Edit question: ${data.name}` });

export default function ChangeQuestion() {
  const { id, form } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const page = `/questions/mine/${id}`;
  return (
    <Page compact>
      <BackLink to="/questions/mine">Your own questions</BackLink>
      <h1 className="mt-1 text-title">Edit this question</h1>
      <p className="mt-3 max-w-(--measure) text-lead text-text-2">
        Earlier answers and their reviews stay linked to the old version.
      </p>
      <QuestionForm
        {...form}
        page={page}
        submitLabel="Save changes"
        lastResult={actionData?.result}
      />
      <p className="mt-10 flex flex-wrap gap-2.5 border-t border-hairline pt-8">
        <LinkButton to={`${page}/share`} variant="secondary">
          Share
        </LinkButton>
        <LinkButton to={`${page}/delete`} variant="ghost">
          Delete
        </LinkButton>
      </p>
    </Page>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && typeof error.data === "object" && error.data !== null ? (
    <LostQuestionForm {...(error.data as LostQuestion)} />
  ) : (
    <ErrorPage error={error} />
  );
}
