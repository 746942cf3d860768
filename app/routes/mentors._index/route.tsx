import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { MENTOR_TAB_LABELS, MENTOR_TABS } from "~/data/mentor-types";
import { listMentorsByTab } from "~/data/mentors";
import { getSkillNames } from "~/data/skills";
import { LinkButton } from "~/ui/button";
import { PageHero } from "~/ui/page-hero";
import { pageMeta } from "~/ui/page-meta";
import { MentorCard } from "./mentor-card";
import { MentorDialog } from "./mentor-dialog";

export function loader({ request }: LoaderFunctionArgs) {
  const requestedTab = new URL(request.url).searchParams.get("tab");
  const tab = MENTOR_TABS.find((id) => id === requestedTab) ?? MENTOR_TABS[0];
  return {
    tab,
    mentors: listMentorsByTab(tab).map((mentor) => ({
      mentor,
      specialties: getSkillNames(mentor.specialties),
    })),
  };
}

export const handle = { isSameForEveryone: true, query: { tab: MENTOR_TABS } };

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Find mentors",
    description:
      "People who do the job you want and have interviewed candidates for it. See how each one works before you request a session.",
    path: "/mentors",
  });

const TABS = MENTOR_TABS.map((id) => ({ to: `/mentors?tab=${id}`, label: MENTOR_TAB_LABELS[id] }));

export default function Mentors() {
  const { tab, mentors } = useLoaderData<typeof loader>();
  return (
    <main id="main">
      <PageHero
        title="Find mentors"
        lead="People who do the job you want and have interviewed candidates for it. See how each one works before you request a session."
        tabs={{ label: "Field", items: TABS, current: `/mentors?tab=${tab}` }}
      />
      <div className="page pt-6 pb-(--section) lg:pt-10">
        <ul className="pairs grid gap-3.5 md:grid-cols-2 lg:grid-cols-3 lg:gap-5">
          {mentors.map(({ mentor, specialties }) => (
            <MentorCard key={mentor.id} mentor={mentor} specialties={specialties} />
          ))}
        </ul>
        <p className="mt-5 text-xs text-muted">
          These are sample mentors: the people, companies, ratings and prices are invented.
        </p>
        {mentors.map(({ mentor, specialties }) => (
          <MentorDialog key={mentor.id} mentor={mentor} specialties={specialties} />
        ))}
        <section className="mt-16 grid items-center gap-6 border-t border-hairline pt-12 lg:mt-24 lg:grid-cols-[minmax(0,1fr)_auto]">
          <div>
            <h2 className="text-title">Are you an industry expert?</h2>
            <p className="mt-3 max-w-(--measure) text-text-2">
              One hour of your time can save someone a month. You choose your days, your price and
              who you help.
            </p>
          </div>
          <LinkButton
            to="/mentors/apply"
            size="lg"
            variant="secondary"
            className="justify-self-start"
          >
            Become a Mentor
          </LinkButton>
        </section>
      </div>
    </main>
  );
}
