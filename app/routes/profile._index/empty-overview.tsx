import Map from "lucide-react/icons/map";
import Users from "lucide-react/icons/users";
import Compass from "lucide-react/icons/compass";
import { BANDS } from "~/coach/bands";
import { FIRST_QUESTION } from "~/practice/store/first-question";
import type { JobDescription } from "~/person-context/describe.server";
import { JobAside } from "~/person-context/job-aside";
import { Link } from "~/ui/link";
import { EmptyState } from "~/ui/empty-state";
import { Panel } from "~/ui/panel";
import { ScoreRing } from "~/feedback/parts/score-ring";
import { Tag } from "~/ui/tag";

const ALTERNATIVES = [
  {
    to: "/assessment",
    icon: Compass,
    title: "Rate your skills",
    detail: "25 skills in five short steps. You can stop any time and come back.",
    duration: "15 to 20 min",
  },
  {
    to: "/#careers",
    icon: Map,
    title: "Explore careers",
    detail: "What each role requires, and how to get there.",
    duration: "5 min",
  },
  {
    to: "/mentors",
    icon: Users,
    title: "Talk to a mentor",
    detail: "Choose one in your field and say what you’d like to talk about.",
    duration: "from $90 an hour",
  },
] as const;

const EXAMPLE_SKILLS = [
  { name: "SQL", fraction: 0.66 },
  { name: "Statistics", fraction: 0.58 },
  { name: "Explaining results", fraction: 0.71 },
] as const;

/** The overview before the first answer or rating, with what the person’s job brings along. */
export function EmptyOverview({ job }: { job: JobDescription | null }) {
  return (
    <EmptyState
      title={
        <>
          Nothing here yet.
          <br />
          One answer is enough to start.
        </>
      }
      action={{ label: "Answer one question", ...FIRST_QUESTION }}
      example={job?.occupation ? <JobAside job={job} /> : <ExamplePanel />}
      alternatives={ALTERNATIVES}
    >
      Answer a single question and this page will show how you’re doing and what to do next.{" "}
      <Link
        to="/about-you?returnTo=/profile"
        className="text-primary-ink underline underline-offset-3"
      >
        {job ? "Change what you said about you" : "Say what you do now and what you want"}
      </Link>
    </EmptyState>
  );
}

function ExamplePanel() {
  return (
    <Panel as="div" className="p-6 lg:p-7">
      <p className="flex items-center justify-between gap-4 text-xs font-medium text-muted">
        What it will look like <Tag>Example</Tag>
      </p>
      <div className="mt-5 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-7 narrow:grid-cols-1">
        <ScoreRing score={58} bands={BANDS} size={124} />
        <ul className="grid gap-4 text-sm">
          {EXAMPLE_SKILLS.map(({ name, fraction }) => (
            <li key={name}>
              {name}
              <svg
                width="100%"
                height="8"
                aria-hidden
                className="mt-1.5 block rounded-[3px] bg-surface-3"
              >
                <rect width={`${fraction * 100}%`} height="8" rx="3" className="fill-chart-1" />
              </svg>
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}
