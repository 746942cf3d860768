import type { MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { ArrowLeft } from "~/ui/icons";
import { Page } from "~/ui/layout/page";
import { pageMeta } from "~/ui/page-meta";
import { CACHED_TIMES } from "~/mentoring/booking/cached-times";
import { DetectTimeZone } from "~/mentoring/booking/detect-time-zone";
import { ReviewList } from "~/mentoring/reviews/review-list";
import { SessionSummaries } from "~/mentoring/sessions/session-summaries";
import { WaitlistForm } from "~/mentoring/waitlist/waitlist-form";
import { BookingForm } from "./booking-form";
import { MentorDetails } from "./mentor-details";
import { MentorHeader } from "./mentor-header";
import { action, loader } from "./mentor.server";

export { action, loader };

export const handle = { isSameForEveryone: true, ...CACHED_TIMES };

export const meta: MetaFunction<typeof loader> = ({ data: loaderData, matches }) =>
  pageMeta(
    matches,
    loaderData && {
      title: `${loaderData.mentor.name}, ${loaderData.mentor.title}`,
      description: `${loaderData.mentor.bio.split(". ")[0]}. Read how a session works and request one.`,
      path: `/mentors/${loaderData.mentor.id}`,
    },
  );

export default function MentorPage() {
  const {
    mentor,
    specialties,
    otherMentors,
    sessions,
    isZoneChosen,
    reliability,
    shownReviews,
    waitsUntil,
    ...booking
  } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  return (
    <Page compact>
      <DetectTimeZone isChosen={isZoneChosen} />
      <Link
        to={`/mentors?tab=${mentor.tab}`}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-xs text-sm font-medium text-text-2 hover:text-text"
      >
        <ArrowLeft className="size-4" aria-hidden />
        Find mentors
      </Link>
      <MentorHeader mentor={mentor} specialties={specialties} reliability={reliability} />
      {sessions.length === 0 ? null : (
        <section className="mt-9">
          <h2 className="mb-3 text-section">Your sessions with {mentor.name.split(" ")[0]}</h2>
          <SessionSummaries sessions={sessions} />
        </section>
      )}
      {booking.week.hasFreeSlots ? null : (
        <div className="mt-9">
          <WaitlistForm
            mentor={{ id: mentor.id, firstName: mentor.name.split(" ")[0] ?? mentor.name }}
            waitsUntil={waitsUntil}
            isAnonymous={booking.isAnonymous}
          />
        </div>
      )}
      <BookingForm key={mentor.id} mentor={mentor} result={actionData?.result} {...booking} />
      <MentorDetails mentor={mentor} otherMentors={otherMentors} />
      <ReviewList mentor={mentor} reviews={shownReviews} />
    </Page>
  );
}
