import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { findOwner } from "~/accounts/owner.server";
import { bandOf } from "~/coach/bands";
import { stepsOf } from "~/interviews/progress";
import { requireReviews } from "~/interviews/require-session.server";
import { Button, LinkButton } from "~/ui/button";
import { Page } from "~/ui/layout/page";
import { pageMeta } from "~/ui/page-meta";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { session } = await requireReviews(request, await findOwner(request, context), params.id);
  const steps = stepsOf(session);
  const scores = steps.flatMap(({ score }) => score ?? []);
  return {
    id: session.id,
    title: session.card.title,
    startedAt: session.startedAt,
    ended: session.endedAt !== null,
    mean: scores.length === 0 ? null : Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length),
    answered: scores.length,
    rows: steps.map((step, index) => ({ ...step, prompt: session.questions[index]?.prompt ?? "" })),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, { title: `Report: ${data?.title ?? "interview"}` });

export default function InterviewReport() {
  const { id, title, startedAt, ended, mean, answered, rows } = useLoaderData<typeof loader>();
  const session = `/interview/sessions/${id}`;
  return (
    <Page working>
      <p className="num text-sm text-muted">{title}, {dateInWords(startedAt)}</p>
      <h1 className="mt-3 max-w-[24em] text-title">
        {mean === null ? "Nothing answered yet" : `${mean} of 100, ${bandOf(mean)}`}
      </h1>
      <p className="mt-4 max-w-(--measure) text-lead text-text-2">
        {answered} of {rows.length} questions answered. Skipped questions are listed and not counted.
      </p>
      <table className="num mt-10 w-full text-left text-sm">
        <thead className="text-xs text-muted">
          <tr className="border-b border-hairline-strong">
            <th scope="col" className="py-2 pr-4 font-medium">Question</th>
            <th scope="col" className="py-2 text-right font-medium">Score</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.questionId} className="border-b border-hairline align-baseline">
              <td className="py-3 pr-4">
                <span className="mr-3 text-muted">{index + 1}</span>
                {row.score === null ? (
                  <span className="text-muted">{row.prompt}</span>
                ) : (
                  <Link to={`${session}/review/${index + 1}`} className="hover:text-primary-ink">{row.prompt}</Link>
                )}
              </td>
              <td className="py-3 text-right whitespace-nowrap">
                {row.score === null ? <span className="text-muted">{row.state === "skipped" ? "skipped" : "not asked"}</span> : <b className="font-strong">{row.score}</b>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-9 flex flex-wrap gap-3">
        {ended ? (
          <LinkButton to="/interview" size="lg">Start another session</LinkButton>
        ) : (
          <>
            <LinkButton to={session} size="lg">Go on with the session</LinkButton>
            <Form method="post" action={session}>
              <Button size="lg" variant="secondary" name="intent" value="end">End Session</Button>
            </Form>
          </>
        )}
      </div>
    </Page>
  );
}

function dateInWords(iso: string): string {
  return new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" }).format(new Date(iso));
}
