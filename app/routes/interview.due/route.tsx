import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { ArrowLeft } from "lucide-react";
import { rateLimited } from "~/accounts/failures.server";
import { findOwner } from "~/accounts/owner.server";
import { StartDue } from "~/interviews/due/due-panel";
import { DUE_AT_ONCE, type DueQuestion, loadComeback } from "~/interviews/due/due.server";
import { startLimit } from "~/interviews/limits.server";
import { startMix } from "~/interviews/start-mix.server";
import { getClient } from "~/platform/http/client.server";
import { toasts } from "~/platform/http/toast.server";
import { LinkButton } from "~/ui/button";
import { Page } from "~/ui/layout/page";
import { pageMeta } from "~/ui/page-meta";
import { dayDistance } from "./day-distance";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const owner = await findOwner(request, context);
  const { today, due, coming } = owner
    ? await loadComeback(owner, new Date())
    : { today: "", due: [], coming: [] };
  return { today, due, coming, atOnce: DUE_AT_ONCE };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const owner = await findOwner(request, context);
  const now = new Date();
  const due = owner ? (await loadComeback(owner, now)).due : [];
  if (!owner || due.length === 0)
    return toasts(request).redirectWithInfo("/interview/due", "Nothing is due today");
  const wait = await startLimit.consume(getClient(context).ip);
  if (wait)
    return toasts(request).redirectWithError(
      "/interview/due",
      rateLimited("Too many sessions were started from your network.", wait).message,
    );
  const id = await startMix(
    owner,
    "due",
    due.slice(0, DUE_AT_ONCE).map(({ questionId }) => questionId),
    now,
  );
  return redirect(`/interview/sessions/${id}`);
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Questions that come back" });

export default function DueQuestions() {
  const { today, due, coming, atOnce } = useLoaderData<typeof loader>();
  const mastered = coming.filter((question) => question.mastered);
  const later = coming.filter((question) => !question.mastered);
  return (
    <Page compact>
      <Link
        to="/interview"
        className="flex w-fit items-center gap-1.5 text-sm font-medium text-text-2 hover:text-text"
      >
        <ArrowLeft className="size-4" aria-hidden />
        AI Interviews
      </Link>
      <h1 className="num mt-3.5 max-w-[24em] text-title">
        {headline(due.length, later.length, mastered.length)}
      </h1>
      <p className="mt-4 max-w-(--measure) text-lead text-text-2">
        A weak answer comes back the next day, a strong one after a week; each time it holds, the
        pause grows. What holds for three weeks counts as mastered.
      </p>
      <div className="num mt-7 flex flex-wrap items-center gap-x-4 gap-y-2">
        {due.length === 0 ? (
          <LinkButton to="/interview" size="lg">
            Answer something new
          </LinkButton>
        ) : (
          <StartDue count={due.length} />
        )}
        {due.length > atOnce ? (
          <p className="text-sm text-muted">The first {atOnce} in one session.</p>
        ) : null}
      </div>
      <List title="Due" today={today} questions={due} />
      <List title="Coming back" today={today} questions={later} />
      <List title="Mastered" today={today} questions={mastered} />
    </Page>
  );
}

function headline(due: number, later: number, mastered: number): string {
  if (due + later + mastered === 0) return "Nothing comes back yet. Answer a first question.";
  if (due === 0)
    return later === 0
      ? `${mastered === 1 ? "Your one question is mastered" : `All ${mastered} are mastered`}. Nothing is due.`
      : "Nothing is due today";
  return due === 1 ? "One question is due" : `${due} questions are due`;
}

function List({
  title,
  today,
  questions,
}: {
  title: string;
  today: string;
  questions: readonly DueQuestion[];
}) {
  if (questions.length === 0) return null;
  return (
    <section className="mt-12 border-t border-hairline pt-9">
      <h2 className="mb-3 text-section">{title}</h2>
      <table className="num w-full text-left text-sm">
        <thead className="text-xs text-muted">
          <tr className="border-b border-hairline-strong">
            <th scope="col" className="py-2.5 pr-4 font-medium">
              Question
            </th>
            <th scope="col" className="w-20 py-2.5 pr-4 text-right font-medium">
              Last score
            </th>
            <th scope="col" className="w-16 py-2.5 pr-4 text-right font-medium max-md:hidden">
              Tries
            </th>
            <th scope="col" className="w-32 py-2.5 text-right font-medium md:w-44">
              Due
            </th>
          </tr>
        </thead>
        <tbody>
          {questions.map(({ questionId, prompt, card, last, tries, due }) => (
            <tr key={questionId} className="border-b border-hairline align-baseline">
              <th scope="row" className="py-3 pr-4 font-text">
                <Link
                  to={`/interview/questions/${questionId}`}
                  className="text-ui font-control hover:text-primary-ink"
                >
                  {prompt}
                </Link>
                <span className="block text-xs text-muted">{card}</span>
              </th>
              <td className="py-3 pr-4 text-right font-strong">{last}</td>
              <td className="py-3 pr-4 text-right max-md:hidden">{tries}</td>
              <td
                className={`py-3 text-right ${due <= today ? "font-strong text-warn" : "text-text-2"}`}
              >
                {dayDistance(today, due)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
