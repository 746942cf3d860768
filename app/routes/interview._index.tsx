import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { tooMany } from "~/accounts/failures.server";
import { findOrMakeOwner, findOwner } from "~/accounts/owner.server";
import { INTERVIEW_CARDS } from "~/data/questions/cards";
import { CardList } from "~/interviews/card-list";
import { DuePanel } from "~/interviews/due/due-panel";
import { dueSummary } from "~/interviews/due/due.server";
import { startLimit } from "~/interviews/limits.server";
import { tabSchema } from "~/interviews/schema.server";
import { startSession } from "~/interviews/sessions.server";
import { toasts } from "~/platform/http/toast.server";
import { clientOf } from "~/platform/http/client.server";
import { readForm } from "~/platform/http/read-form.server";
import { PageTitle } from "~/ui/page-title";
import { Tabs } from "~/ui/tabs";
import { Page } from "~/ui/layout/page";
import { pageMeta } from "~/ui/page-meta";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const tab = tabSchema.parse(new URL(request.url).searchParams.get("tab"));
  const cards = INTERVIEW_CARDS.filter((card) => card.tab === tab).map(
    ({ id, title, description, difficulty, topics, minutes, questions }) => ({
      id,
      title,
      description,
      difficulty,
      topics,
      minutes,
      questions: questions.length,
    }),
  );
  const owner = await findOwner(request, context);
  return { tab, cards, summary: owner ? await dueSummary(owner, new Date()) : null };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const card = String((await readForm(request)).get("card"));
  const wait = await startLimit.take(clientOf(context).ip);
  if (wait) return toasts(request).redirectWithError("/interview", tooMany("Too many sessions were started from your network.", wait).message);
  const { owner, headers } = await findOrMakeOwner(request, context);
  const id = await startSession(owner, card);
  if (!id) throw new Response("Choose one of the practice cards and start it again.", { status: 400 });
  return toasts(request).redirectWithSuccess(`/interview/sessions/${id}`, "Interview Session Started", { headers });
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "AI Interviews", description: "Nine practice cards: technical, behavioral and case questions. Answer in your own words and see which sentence earned which point.", path: "/interview" });

const TABS = [
  { to: "/interview?tab=technical", label: "Technical" },
  { to: "/interview?tab=behavioral", label: "Behavioral" },
  { to: "/interview?tab=case", label: "Case" },
];

export default function Interview() {
  const { tab, cards, summary } = useLoaderData<typeof loader>();
  return (
    <Page>
      <PageTitle lead="Real questions, answered in your own words. The coach shows which sentence earned which point, and what to say next time.">
        Practice the interview before the interview
      </PageTitle>
      {summary === null ? null : <DuePanel summary={summary} />}
      <Tabs label="Interview type" tabs={TABS} current={`/interview?tab=${tab}`} className="mt-12 mb-8" />
      <CardList cards={cards} />
    </Page>
  );
}
