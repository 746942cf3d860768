import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import Users from "lucide-react/icons/users";
import { SessionList } from "~/feedback/history/session-list";
import { ApplicationList } from "~/mentoring/applications/application-list";
import { EarlierRequests } from "~/mentoring/sessions/earlier-request-list";
import { SessionSummaries } from "~/mentoring/sessions/session-summaries";
import type { SessionSummary } from "~/mentoring/sessions/session-view";
import { WaitlistEntries } from "~/mentoring/booking/waitlist-entries";
import { FIRST_QUESTION } from "~/practice/store/first-question";
import { EmptyState } from "~/ui/empty-state";
import { Link } from "~/ui/link";
import { pageMeta } from "~/ui/page-meta";
import { AboutPerson } from "./about-person";
import { RecentActivity } from "./recent-activity";
import { loader } from "./profile-sessions.server";

export { loader };

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { title: "Your sessions" });

const ALTERNATIVES = [
  {
    to: "/mentors",
    icon: Users,
    title: "Request a mentoring session",
    detail: "Your request and the reply appear here.",
    duration: "60 minutes",
  },
] as const;

export default function ProfileSessions() {
  const { person, points, latestAttempts, levelChanges, ...lists } = useLoaderData<typeof loader>();
  const { summary, sessions, upcoming, past, requests, applications, waitlists } = lists;
  const mentoringCount = upcoming.length + past.length;
  if (
    sessions.length + mentoringCount + requests.length + applications.length + waitlists.length ===
    0
  ) {
    return (
      <>
        <EmptyState
          title="No sessions yet. One question is enough to start."
          action={{ label: "Answer your first question", ...FIRST_QUESTION }}
          alternatives={ALTERNATIVES}
        >
          It will appear here with its score, what it covered and what to say next time.
        </EmptyState>
        <AboutPerson {...person} />
      </>
    );
  }
  return (
    <>
      <h1 className="mt-9 text-title lg:mt-11">Your sessions</h1>
      <p className="num mt-2 text-lead text-text-2">{summary}</p>
      <RecentActivity points={points} latestAttempts={latestAttempts} levelChanges={levelChanges} />
      <div className="mt-9 mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-section">Interview sessions</h2>
        <p className="flex gap-5 text-sm">
          <Link to="/interview/due" className="text-primary-ink underline underline-offset-3">
            Review schedule
          </Link>
          <Link to="/interview/history" className="text-primary-ink underline underline-offset-3">
            Trends and comparison
          </Link>
        </p>
      </div>
      <SessionList sessions={sessions} />
      <h2 className="mt-14 mb-4 text-section">Mentoring sessions</h2>
      {mentoringCount === 0 ? (
        <p className="max-w-(--measure) text-text-2">
          No mentoring sessions yet.{" "}
          <Link to="/mentors" className="text-primary-ink underline underline-offset-3">
            Browse mentors
          </Link>
          .
        </p>
      ) : (
        <>
          <MentoringSessions title="Coming up" sessions={upcoming} />
          <MentoringSessions title="Past and closed" sessions={past} />
        </>
      )}
      <WaitlistEntries entries={waitlists} />
      {requests.length === 0 ? null : (
        <>
          <h2 className="mt-14 mb-4 text-section">Earlier requests</h2>
          <EarlierRequests requests={requests} />
        </>
      )}
      {applications.length === 0 ? null : (
        <>
          <h2 className="mt-14 mb-4 text-section">Your applications as a mentor</h2>
          <ApplicationList applications={applications} />
        </>
      )}
      <AboutPerson {...person} />
    </>
  );
}

interface MentoringSessionsProps {
  title: string;
  sessions: readonly SessionSummary[];
}

function MentoringSessions({ title, sessions }: MentoringSessionsProps) {
  if (sessions.length === 0) return null;
  return (
    <section className="mt-7 first-of-type:mt-0">
      <h3 className="mb-2.5 text-h3">{title}</h3>
      <SessionSummaries sessions={sessions} />
    </section>
  );
}
