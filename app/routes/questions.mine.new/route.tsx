import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/platform/http/page-handle";
import { QuestionForm } from "~/practice/own-questions/question-form";
import practiceStyles from "~/styles/kinds/practice.css?url";
import { BackLink } from "~/ui/back-link";
import { Page } from "~/ui/layout/page";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { action, loader } from "./new-question.server";

export { action, loader };

export const handle = { access: "public" } satisfies PageHandle;

export const links = linkStyles(practiceStyles);

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { title: "Write a question" });

export default function NewQuestion() {
  const form = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  return (
    <Page compact>
      <BackLink to="/questions/mine">Your own questions</BackLink>
      <h1 className="mt-1 text-title">Write a question</h1>
      <p className="mt-3 max-w-(--measure) text-lead text-text-2">
        Write down a question from a real interview, a class or a friend. Only you see it, unless
        you share it.
      </p>
      <QuestionForm
        {...form}
        page="/questions/mine/new"
        submitLabel="Save question"
        lastResult={actionData?.result}
      />
    </Page>
  );
}
