import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { UNNAMED_SAMPLE, getMentorListPath } from "~/data/mentor-types";
import type { PageHandle } from "~/platform/http/page-handle";
import mentoringStyles from "~/styles/kinds/mentoring.css?url";
import { ArrowLeft } from "~/ui/icons";
import { Page } from "~/ui/layout/page";
import { Link } from "~/ui/link";
import { pageMeta } from "~/ui/page-meta";
import { CACHED_TIMES } from "~/mentoring/booking/cached-times";
import { DetectTimeZone } from "~/mentoring/calendar/detect-time-zone";
import { ReviewList } from "~/mentoring/feedback/review-list";
import { SessionSummaries } from "~/mentoring/sessions/session-summaries";
import { WaitlistForm } from "~/mentoring/booking/waitlist-form";
import weekStyles from "~/mentoring/booking/week-grid.css?url";
import { FormError } from "~/ui/form-error";
import { linkStyles } from "~/ui/style-links";
import { AwayMentor } from "./away-mentor";
import { BookingForm } from "./booking-form";
import { MentorDetails } from "./mentor-details";
import { MentorHeader } from "./mentor-header";
import { action, listAddresses, loader } from "./mentor.server";
import { OwnPageBar } from "./own-page-bar";

export { action, loader };

export const handle = {
  access: "public",
  cache: CACHED_TIMES,
  preload: "prefetch",
  sitemap: serverOnly$(listAddresses),
} satisfies PageHandle;

export const links = linkStyles(mentoringStyles, weekStyles);

export const meta: MetaFunction<typeof loader> = ({ data: loaderData, matches }) =>
  pageMeta(
    matches,
    loaderData &&
      (loaderData.isAway
        ? {
            title:
              loaderData.mentor.name === UNNAMED_SAMPLE
                ? "This sample mentor isn’t taking sessions"
                : loaderData.mentor.name,
          }
        : {
            title: `${loaderData.mentor.name}, ${loaderData.mentor.title}`,
            description: `${loaderData.mentor.bio.split(". ")[0]}. Read how a session works and request one.`,
            path: `/mentors/${loaderData.mentor.id}`,
          }),
  );

export default function MentorPage() {
  const page = useLoaderData<typeof loader>();
  return (
    <Page compact>
      <Link
        to={getMentorListPath(page.mentor.fields[0])}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-xs text-sm font-medium text-text-2 hover:text-text"
      >
        <ArrowLeft className="size-4" aria-hidden />
        Find mentors
      </Link>
      {page.isOwn ? <OwnPageBar isListed={!page.isAway} /> : null}
      {page.isAway ? <AwayMentor {...page} /> : <ListedMentor {...page} />}
    </Page>
  );
}

type ListedMentorProps = Extract<
  ReturnType<typeof useLoaderData<typeof loader>>,
  { isAway: false }
>;

function ListedMentor({
  mentor,
  specialties,
  otherMentors,
  sessions,
  hasMoreSessions,
  isZoneChosen,
  reliability,
  shownReviews,
  waitsUntil,
  isOwn,
  ...booking
}: ListedMentorProps) {
  const actionData = useActionData<typeof action>();
  const firstName = mentor.name.split(" ")[0] ?? mentor.name;
  return (
    <>
      <DetectTimeZone isChosen={isZoneChosen} />
      <MentorHeader mentor={mentor} specialties={specialties} reliability={reliability} />
      {sessions.length === 0 ? null : (
        <section className="mt-9">
          <h2 className="mb-3 text-section">Your sessions with {firstName}</h2>
          <SessionSummaries sessions={sessions} />
          {hasMoreSessions && !booking.isAnonymous ? (
            <p className="mt-3 text-sm">
              <Link
                to="/profile/sessions"
                className="text-primary-ink underline underline-offset-3"
              >
                All your sessions
              </Link>
            </p>
          ) : null}
        </section>
      )}
      {isOwn || booking.week.hasFreeSlots ? null : (
        <section className="mt-9">
          <h2 className="text-section">No time is free right now</h2>
          <p className="mt-1 mb-4 text-text-2">You can propose one below.</p>
          <WaitlistForm
            mentor={{ id: mentor.id, firstName }}
            waitsUntil={waitsUntil}
            isAnonymous={booking.isAnonymous}
          />
        </section>
      )}
      {isOwn ? (
        <div className="mt-6">
          <FormError>{actionData?.result.error?.[""]?.[0]}</FormError>
        </div>
      ) : (
        <BookingForm key={mentor.id} mentor={mentor} result={actionData?.result} {...booking} />
      )}
      <MentorDetails mentor={mentor} otherMentors={otherMentors} />
      <ReviewList mentor={mentor} reviews={shownReviews} />
    </>
  );
}
