import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { INTERVIEW_TABS } from "~/data/interview-tabs";
import type { PageHandle } from "~/platform/http/page-handle";
import { CardList } from "~/practice/session/card-list";
import { FieldPacks } from "~/practice/session/field-packs";
import { DuePanel } from "~/review-schedule/due-panel";
import { ModeForm, ModeSwitch, getInterviewUrl } from "~/practice/session/mode-form";
import { QuickStart } from "~/practice/session/quick-start";
import { LastSession, ResumePanel } from "~/practice/session/resume-panel";
import { SubjectPanel } from "~/practice/tailored/subject-panel";
import { TailoredLinks } from "~/practice/tailored/tailored-links";
import practiceStyles from "~/styles/kinds/practice.css?url";
import { Link } from "~/ui/link";
import { PageHero } from "~/ui/page-hero";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { Tabs } from "~/ui/tabs";
import { action, loader } from "./interview.server";

export { action, loader };

export const handle = {
  access: "public",
  cache: { query: { tab: INTERVIEW_TABS } },
  preload: "prefetch",
  sitemap: true,
  search: {
    title: "AI Interviews",
    text: "Practice technical, behavioral and case questions, and see which points your answer makes.",
  },
} satisfies PageHandle;

export const links = linkStyles(practiceStyles);

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "AI Interviews",
    description:
      "Nine practice cards with technical, behavioral and case questions. Answer in your own words and see which points you made.",
    path: "/interview",
  });

const TABS = [
  { id: "technical", label: "Technical" },
  { id: "behavioral", label: "Behavioral" },
  { id: "case", label: "Case" },
];

/** A role or course that the person comes from, with a session of its own. */
const hasOwnQuestions = (subject: { questionIds: string[] } | null): boolean =>
  subject !== null && subject.questionIds.length > 0;

const HIGHLIGHTS = [
  {
    title: "One question at a time",
    text: "Answer or skip a question and come back to it. A session stays open until you end it, so you can finish another day.",
  },
  {
    title: "Every point is explained",
    text: "The review shows which sentence made each key point. Where the coach isn’t sure, it asks you, checks the facts, and then scores.",
  },
  {
    title: "Private practice",
    text: "No account needed. The camera only shows you to yourself: the video never leaves your browser.",
  },
];

export default function InterviewIndex() {
  const {
    tab,
    mode,
    cards,
    field,
    packs,
    isFieldOfTarget,
    subject,
    quickQuestion,
    questionCount,
    preferences,
    newestOpen,
    openCount,
    lastEnded,
    dueSummary,
  } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const fieldPacks = (
    <FieldPacks tab={tab} mode={actionData?.mode ?? mode} field={field} packs={packs} />
  );
  return (
    <main id="main">
      <PageHero
        isLong
        title="Practice for your interview"
        lead="Answer real questions in your own words. The coach shows which points you made, asks about the others, and says what to add next time."
      />
      <div className="page pt-5 pb-(--section) max-md:flex max-md:flex-col lg:pt-8">
        <div className="grid gap-4 md:auto-cols-fr md:grid-flow-col">
          {newestOpen === null ? null : <ResumePanel session={newestOpen} openCount={openCount} />}
          {quickQuestion === null ? null : (
            <QuickStart
              question={quickQuestion}
              isSecondary={newestOpen !== null || hasOwnQuestions(subject)}
            />
          )}
        </div>
        {lastEnded === null ? null : <LastSession session={lastEnded} />}
        {dueSummary === null ? null : (
          <div className="mt-5 empty:hidden max-md:contents">
            <DuePanel summary={dueSummary} hasOpenSession={newestOpen !== null} />
          </div>
        )}
        <div className="mt-8 mb-2 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-b border-hairline lg:mt-12">
          <Tabs
            label="Interview type"
            tabs={TABS.map(({ id, label }) => ({ to: getInterviewUrl(id, mode), label }))}
            current={getInterviewUrl(tab, mode)}
            className="border-b-0! max-md:order-last max-md:w-full"
          />
          <ModeSwitch tab={tab} current={mode} field={field} />
        </div>
        <ModeForm
          tab={tab}
          mode={actionData?.mode ?? mode}
          extraTime={preferences.extraTime}
          limitMessage={actionData?.limitMessage}
        />
        {subject === null ? null : <SubjectPanel subject={subject} />}
        {isFieldOfTarget ? <div className="mb-10">{fieldPacks}</div> : null}
        <CardList cards={cards} mode={actionData?.mode ?? mode} />
        {isFieldOfTarget ? null : fieldPacks}
        <p className="num mt-3 flex flex-wrap gap-x-6">
          <ListLink to="/interview/questions">All {questionCount} questions</ListLink>
          <ListLink to="/questions/mine">Your own questions</ListLink>
          <ListLink to="/stories">Your stories</ListLink>
          <ListLink to="/interview/tailored#formats">Video and take-home tips</ListLink>
          <ListLink to="/blog">Articles on interviews</ListLink>
          {dueSummary === null ? null : (
            <>
              <ListLink to="/interview/due">Review schedule</ListLink>
              <ListLink to="/interview/history">Your history</ListLink>
            </>
          )}
        </p>
        <TailoredLinks />
        <section className="mt-16 grid gap-x-16 gap-y-6 max-md:order-1 lg:mt-24 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
          <div>
            <h2 className="text-section">How a session works</h2>
            <p className="mt-3 text-sm text-muted">
              The built-in coach scores with published rules on this server. No AI service sees your
              answers unless you ask for a second opinion.{" "}
              <Link
                to="/how-scoring-works"
                className="font-medium text-primary-ink underline decoration-primary-line underline-offset-4 hover:decoration-current"
              >
                How scoring works
              </Link>
            </p>
          </div>
          <ul>
            {HIGHLIGHTS.map(({ title, text }) => (
              <li
                key={title}
                className="grid gap-x-8 gap-y-1 border-b border-hairline py-4.5 text-ui text-text-2 first:pt-0 last:border-0 md:grid-cols-[13rem_minmax(0,1fr)]"
              >
                <h3 className="font-sans text-ui font-strong text-text">{title}</h3>
                <p className="text-balance">{text}</p>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </main>
  );
}

function ListLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center text-sm font-medium text-primary-ink underline underline-offset-4"
    >
      {children}
    </Link>
  );
}
