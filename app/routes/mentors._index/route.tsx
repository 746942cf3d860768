import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { MENTOR_CAREER_FIELDS, MENTOR_TABS } from "~/data/mentor-types";
import { DetectTimeZone } from "~/mentoring/calendar/detect-time-zone";
import { DIALOG_NAME_ID } from "~/mentoring/directory/dialog-name-id";
import { CACHED_TIMES } from "~/mentoring/booking/cached-times";
import type { PageHandle } from "~/platform/http/page-handle";
import mentoringStyles from "~/styles/kinds/mentoring.css?url";
import { LinkButton } from "~/ui/button";
import { Link } from "~/ui/link";
import { PageHero } from "~/ui/page-hero";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { MentorCard } from "./mentor-card";
import { MentorFilters } from "./mentor-filters";
import { loader } from "./mentors.server";

export { loader };

export const handle = {
  access: "public",
  cache: {
    query: { tab: MENTOR_TABS, field: MENTOR_CAREER_FIELDS },
    ...CACHED_TIMES,
  },
  preload: "prefetch",
  sitemap: true,
  search: {
    title: "Find mentors",
    text: "People who do the job you want: their skills, prices and free times. Book a session.",
  },
} satisfies PageHandle;

export const links = linkStyles(mentoringStyles);

const LEAD =
  "People who do the job you want and have interviewed candidates for it. See how each one works before you request a session.";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Find mentors",
    description: LEAD,
    path: "/mentors",
  });

export default function Mentors() {
  const {
    isZoneChosen,
    hasMentors,
    tab,
    tabs,
    current,
    people,
    samples,
    samplesNote,
    otherFields,
    ...filters
  } = useLoaderData<typeof loader>();
  const isEmpty = people.length + samples.length === 0;
  return (
    <>
      <main id="main">
        <DetectTimeZone isChosen={isZoneChosen} />
        <PageHero
          title="Find mentors"
          lead={people.length === 0 && samples.length > 0 ? samplesNote : LEAD}
          tabs={{ label: "Field", items: tabs, current }}
        />
        <div className="page pt-6 pb-(--section) lg:pt-10">
          <MentorFilters tab={tab} {...filters} />
          {isEmpty ? <NoMatch hasMentors={hasMentors} otherFields={otherFields} /> : null}
          <div id={isEmpty ? undefined : "people"} className="people">
            <ul>
              {people.map((entry) => (
                <MentorCard key={entry.mentor.id} {...entry} />
              ))}
            </ul>
            <ul>
              {samples.map((entry) => (
                <MentorCard key={entry.mentor.id} {...entry} />
              ))}
            </ul>
            <section className="people-invite">
              <h2 className="text-title">Are you an industry expert?</h2>
              <p>
                One hour of your time can save someone a month. You choose your days, your price and
                who you help.
              </p>
              <LinkButton to="/mentors/apply" size="lg" variant="secondary">
                Become a Mentor
              </LinkButton>
            </section>
          </div>
          {samples.length === 0 ? null : (
            <p className="mt-5 text-xs text-muted">
              Mentors marked “Sample” are invented, including their companies, ratings and prices.
            </p>
          )}
        </div>
      </main>
      {/* Stays when the list is shown again in the browser’s time zone. */}
      <dialog data-mentor-dialog aria-labelledby={DIALOG_NAME_ID} className="mentor-dialog" />
    </>
  );
}

function NoMatch({
  hasMentors,
  otherFields,
}: {
  hasMentors: boolean;
  otherFields: readonly { to: string; label: string; count: number }[];
}) {
  if (!hasMentors)
    return (
      <p id="people" className="max-w-(--measure) py-8 text-text-2">
        No one mentors here yet.
      </p>
    );
  return (
    <p id="people" className="max-w-(--measure) py-8 text-text-2">
      No mentor in this field matches.{" "}
      {otherFields.length > 0 ? "Others do: " : "Try fewer filters, or other words."}
      {otherFields.map(({ to, label, count }, index) => (
        <span key={to}>
          {index > 0 ? ", " : null}
          <Link to={to} className="text-primary-ink underline underline-offset-3">
            {count} in {label}
          </Link>
        </span>
      ))}
    </p>
  );
}
