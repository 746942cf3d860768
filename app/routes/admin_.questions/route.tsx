import type { MetaFunction } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import type { PageHandle } from "~/platform/http/page-handle";
import mentorSideKind from "~/styles/kinds/mentor-side.css?url";
import { BackLink } from "~/ui/back-link";
import { Button } from "~/ui/button";
import { FormattedDate } from "~/ui/formatted-date";
import { Page } from "~/ui/layout/page";
import { Link } from "~/ui/link";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { action, loader } from "./questions.server";

export { action, loader };

export const handle = { access: "operator" } satisfies PageHandle;

export const links = linkStyles(mentorSideKind);

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Questions people wrote" });

export default function Questions() {
  const { reported, offered } = useLoaderData<typeof loader>();
  return (
    <Page compact>
      <BackLink to="/admin">Operator</BackLink>
      <h1 className="mt-4 text-title">Questions people wrote</h1>
      <section className="mt-8">
        <h2 className="mb-4 text-section">Reported</h2>
        {reported.length === 0 ? <p className="text-text-2">No reports.</p> : null}
        <QuestionList questions={reported}>
          <Button name="intent" value="revoke" variant="danger" size="sm">
            Revoke link
          </Button>
          <Button name="intent" value="keep" variant="secondary" size="sm">
            Keep link
          </Button>
        </QuestionList>
      </section>
      <section className="mt-12">
        <h2 className="text-section">For everyone on this server</h2>
        <p className="mt-2 mb-4 max-w-(--measure) text-text-2">
          To offer a question, write it among{" "}
          <Link to="/questions/mine" className="text-primary-ink underline underline-offset-3">
            your own
          </Link>{" "}
          and open its Share page.
        </p>
        <QuestionList questions={offered}>
          <Button name="intent" value="withdraw" variant="secondary" size="sm">
            Take it back
          </Button>
        </QuestionList>
      </section>
    </Page>
  );
}

interface QuestionListProps {
  questions: readonly {
    id: string;
    prompt: string;
    points: string[];
    sample: string;
    reportedAt: string | null;
  }[];
  /** The buttons of each. */
  children: ReactNode;
}

function QuestionList({ questions, children }: QuestionListProps) {
  if (questions.length === 0) return null;
  return (
    <ul>
      {questions.map(({ id, prompt, points, sample, reportedAt }) => (
        <li key={id} className="border-t border-hairline py-4 wrap-anywhere">
          <p className="max-w-(--measure) font-strong whitespace-pre-line">{prompt}</p>
          {reportedAt ? (
            <p className="num mt-1 text-xs text-muted">
              Reported <FormattedDate date={reportedAt} />
            </p>
          ) : null}
          <ul className="mt-2 max-w-(--measure) list-disc pl-5 text-sm text-text-2">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <p className="mt-2 max-w-(--measure) text-sm whitespace-pre-line text-text-2">{sample}</p>
          <Form method="post" className="mt-3 flex flex-wrap gap-2">
            <input type="hidden" name="question" value={id} />
            {children}
          </Form>
        </li>
      ))}
    </ul>
  );
}
