import type { MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { ArrowLeft } from "lucide-react";
import { Page } from "~/ui/layout/page";
import { pageMeta } from "~/ui/page-meta";
import { MentorDetails } from "./mentor-details";
import { RequestPanel } from "./request-panel";
import { action, loader } from "./mentor.server";

export { action, loader };

export const handle = { isSameForEveryone: true };

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
  const { mentor, specialties, otherMentors, constraint, isAnonymous, previousRequests } =
    useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  return (
    <Page compact>
      <Link
        to={`/mentors?tab=${mentor.tab}`}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-xs text-sm font-medium text-text-2 hover:text-text"
      >
        <ArrowLeft className="size-4" aria-hidden />
        Find mentors
      </Link>
      <div className="mt-4 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <MentorDetails mentor={mentor} specialties={specialties} otherMentors={otherMentors} />
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
