import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/platform/http/page-handle";
import practiceStyles from "~/styles/kinds/practice.css?url";
import { BackLink } from "~/ui/back-link";
import { LinkButton } from "~/ui/button";
import { FormError } from "~/ui/form-error";
import { Link } from "~/ui/link";
import { Page } from "~/ui/layout/page";
import { pageMeta } from "~/ui/page-meta";
import { Pager } from "~/ui/pager";
import { linkStyles } from "~/ui/style-links";
import { FilterForm } from "./filter-form";
import { QuestionList } from "./question-list";
import { action, loader } from "./questions.server";

export { action, loader };

export const handle = {
  access: "public",
  cache: "same-for-everyone",
  sitemap: true,
  search: {
    title: "All interview questions",
    text: "Every question by topic, skill and kind. Start one, or star it for later.",
  },
} satisfies PageHandle;

export const links = linkStyles(practiceStyles);

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "All interview questions",
    description:
      "Every practice question by topic, skill and kind, with the ones you haven’t answered yet. Start any of them with one press, without an account.",
    path: "/interview/questions",
  });

export default function InterviewQuestions() {
  const { filter, options, total, first, page, pageCount, rows } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  return (
    <Page compact>
      <BackLink to="/interview">AI Interviews</BackLink>
      <h1 className="mt-1 text-title">All questions</h1>
      <p className="mt-3 max-w-(--measure) text-lead text-text-2">
        Start one, or star it for later. You can also{" "}
        <Link to="/questions/mine" className="text-primary-ink underline underline-offset-4">
          write your own
        </Link>
        .
      </p>
      <FilterForm key={JSON.stringify(filter)} filter={filter} options={options}>
        {total === 0 ? null : `${first} to ${first + rows.length - 1} of ${total}`}
      </FilterForm>
      <FormError>{actionData?.limitMessage}</FormError>
      {rows.length === 0 ? (
        <>
          <p className="mt-4 text-sm text-muted">{describeNoMatch(filter)}</p>
          <LinkButton to="/interview/questions" variant="secondary" className="mt-4">
            Show all questions
          </LinkButton>
        </>
      ) : (
        <QuestionList questions={rows} />
      )}
      <Pager path="/interview/questions" page={page} pageCount={pageCount} />
    </Page>
  );
}

function describeNoMatch({ q, starred }: { q: string; starred: boolean }): string {
  if (starred) return "No starred question matches. The star beside a question keeps it here.";
  return q.includes(" ") ? "No question matches. Use fewer words." : "No question matches.";
}
