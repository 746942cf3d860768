import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { InterviewRows } from "~/job-interviews/history/interview-rows";
import { QuestionRows } from "~/job-interviews/history/question-rows";
import type { PageHandle } from "~/platform/http/page-handle";
import jobInterviewStyles from "~/styles/kinds/job-interview.css?url";
import { BackLink } from "~/ui/back-link";
import { EmptyState } from "~/ui/empty-state";
import { Page } from "~/ui/layout/page";
import { Link } from "~/ui/link";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { loader } from "./history.server";

export { loader };

export const handle = {
  access: "public",
  search: {
    title: "Your job interviews over time",
    text: "Rounds and outcomes, the questions that came up, and the stories you told.",
  },
} satisfies PageHandle;

export const links = linkStyles(jobInterviewStyles);

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Your job interviews over time" });

export default function History() {
  const { interviews, questions, stories } = useLoaderData<typeof loader>();
  if (interviews.length === 0)
    return (
      <Page compact>
        <EmptyState
          title="No job interviews yet"
          action={{ to: "/plans", label: "Add a job interview" }}
        >
          Once you add one, its rounds and its outcome are here, with the questions that came up.
        </EmptyState>
      </Page>
    );
  return (
    <Page compact>
      <BackLink to="/plans">Your job interviews</BackLink>
      <h1 className="mt-1 text-title">Over time</h1>
      <p className="mt-3 max-w-(--measure) text-lead text-text-2">
        Your job interviews, what came up, and what you told. Only you see this.
      </p>
      <section className="mt-10">
        <h2 className="text-section">Job interviews</h2>
        <InterviewRows interviews={interviews} />
      </section>
      <div className="mt-14 grid gap-x-24 gap-y-14 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <section>
          <h2 className="text-section">Questions that came up</h2>
          {questions.length === 0 ? (
            <p className="mt-3 text-text-2">
              None yet. After an interview, write down what they asked.
            </p>
          ) : (
            <QuestionRows questions={questions} />
          )}
        </section>
        <section>
          <h2 className="text-section">Stories you told there</h2>
          {stories.length === 0 ? (
            <p className="mt-3 text-text-2">None yet.</p>
          ) : (
            <ul className="num mt-4 border-t border-hairline-strong">
              {stories.map(({ id, title, count }) => (
                <li
                  key={id}
                  className="flex flex-wrap justify-between items-center gap-x-6 border-b border-hairline py-1 wrap-anywhere"
                >
                  <Link
                    to={`/stories/${id}`}
                    className="inline-flex min-h-11 items-center text-ui font-medium hover:text-primary-ink"
                  >
                    {title}
                  </Link>
                  <span className="text-sm text-muted">
                    {count === 1 ? "Once" : `${count} times`}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </section>
      </div>
    </Page>
  );
}
