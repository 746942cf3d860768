import type { MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { MentorRating } from "~/mentoring/mentor-rating";
import { LinkButton } from "~/ui/button";
import { Chips } from "~/ui/chips";
import { Page } from "~/ui/layout/page";
import { pageMeta } from "~/ui/page-meta";
import { MentorPortrait } from "~/mentoring/mentor-portrait";
import { ActionToast } from "~/ui/toast";
import { RequestPanel } from "./request-panel";
import { action, headers, loader } from "./mentor.server";

export { action, headers, loader };

export const meta: MetaFunction<typeof loader> = ({ data: loaderData, matches }) =>
  pageMeta(
    matches,
    loaderData && {
      title: `${loaderData.mentor.name}, ${loaderData.mentor.title}`,
      description: `${loaderData.mentor.bio.split(". ")[0]}. Read how a session goes and ask for an hour.`,
      path: `/mentors/${loaderData.mentor.id}`,
    },
  );

export default function MentorPage() {
  const { mentor, specialties, otherMentors, constraint, isAnonymous, previousRequests } =
    useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const firstName = mentor.name.split(" ")[0];
  return (
    <Page compact>
      <ActionToast toast={actionData?.toast} />
      <Link
        to={`/mentors?tab=${mentor.tab}`}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-xs text-sm font-medium text-text-2 hover:text-text"
      >
        <ArrowLeft className="size-4" aria-hidden />
        Find mentors
      </Link>
      <div className="mt-4 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <div>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
            <MentorPortrait id={mentor.id} />
            <div className="min-w-0 flex-1">
              <h1 className="text-title">{mentor.name}</h1>
              <p className="mt-1 text-body text-text-2">
                {mentor.title}, {mentor.company}
              </p>
              <MentorRating mentor={mentor} className="mt-1.5" />
            </div>
          </div>
          <Chips items={specialties} className="mt-6" />
          <LinkButton to="#book" className="mt-6 lg:hidden">
            Book Session
          </LinkButton>
          <h2 className="mt-10 text-section">About {firstName}</h2>
          <p className="mt-3 max-w-(--measure) text-read text-text-2">{mentor.bio}</p>
          <h2 className="mt-10 text-section">A session with {firstName}</h2>
          <p className="mt-3 max-w-(--measure) text-read text-text-2">{mentor.session}</p>
          <dl className="num mt-10 border-t border-hairline-strong text-ui">
            <Fact label="Experience">{mentor.experience}</Fact>
            <Fact label="Price">${mentor.price} per hour</Fact>
            <Fact label="Available">{mentor.availability.join(", ")}</Fact>
            <Fact label="Time zone">{mentor.timeZone.replace("_", " ")}</Fact>
            <Fact label="Languages">{mentor.languages.join(", ")}</Fact>
          </dl>
          {otherMentors.length === 0 ? null : (
            <p className="mt-6 text-sm text-muted">
              In the same field:{" "}
              {otherMentors.map(({ id, name, title }, index) => (
                <span key={id}>
                  {index > 0 ? "; " : null}
                  <Link
                    to={`/mentors/${id}`}
                    className="text-primary-ink underline underline-offset-3"
                  >
                    {name}
                  </Link>
                  , {title}
                </span>
              ))}
              .
            </p>
          )}
        </div>
        <div className="lg:pt-2">
          <RequestPanel
            key={previousRequests.length}
            mentor={{ ...mentor, availability: mentor.availability.join(", ") }}
            constraint={constraint}
            result={actionData?.result}
            isAnonymous={isAnonymous}
            previousRequests={previousRequests}
          />
        </div>
      </div>
    </Page>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 border-b border-hairline py-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <dt className="text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
