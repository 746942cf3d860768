import type { MetaFunction } from "@remix-run/node";
import {
  isRouteErrorResponse,
  Outlet,
  useLoaderData,
  useLocation,
  useRouteError,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { DetectTimeZone } from "~/mentoring/calendar/detect-time-zone";
import type { PageHandle } from "~/platform/http/page-handle";
import mentorSideKind from "~/styles/kinds/mentor-side.css?url";
import { LinkButton } from "~/ui/button";
import { FormattedDate } from "~/ui/formatted-date";
import { Page } from "~/ui/layout/page";
import { Link } from "~/ui/link";
import { pageMeta } from "~/ui/page-meta";
import { SectionError } from "~/ui/section-error";
import { linkStyles } from "~/ui/style-links";
import { Tabs } from "~/ui/tabs";
import { Tag } from "~/ui/tag";
import { useIsMailConfigured } from "~/ui/use-is-mail-configured";
import { loader } from "./mentoring.server";

export { loader };

const TABS = [
  { to: "/mentoring", label: "Requests" },
  { to: "/mentoring/profile", label: "Profile" },
  { to: "/mentoring/availability", label: "Availability" },
];

const STATUSES = {
  draft: { label: "Draft: not published", tone: "neutral" },
  live: { label: "Live", tone: "success" },
  paused: { label: "Paused", tone: "warn" },
  off: { label: "Turned off by the operator", tone: "warn" },
} as const;

export const handle = { access: "mentor" } satisfies PageHandle;

export const links = linkStyles(mentorSideKind);

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { title: "Mentoring" });

export default function Mentoring() {
  const { id, status, isZoneKnown } = useLoaderData<typeof loader>();
  const { label, tone } = STATUSES[status];
  return (
    <MentoringFrame
      aside={
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
          <Tag tone={tone}>{label}</Tag>
          {status === "live" ? (
            <Link to={`/mentors/${id}`} className="text-primary-ink underline underline-offset-3">
              Your public page
            </Link>
          ) : null}
        </p>
      }
    >
      <DetectTimeZone isChosen={isZoneKnown} />
      <Outlet />
    </MentoringFrame>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const isMailConfigured = useIsMailConfigured();
  const appliedAt = getAppliedAt(error);
  if (appliedAt !== null)
    return (
      <MentoringFrame>
        <section className="py-10 lg:py-12">
          <h2 className="text-section">Your application is being read</h2>
          <p className="num mt-3 max-w-(--measure) text-body text-text-2">
            It came on <FormattedDate date={appliedAt} />.{" "}
            {isMailConfigured
              ? "You’ll get an answer by email."
              : "The page of your application says what we decide."}
          </p>
          <p className="mt-6">
            <LinkButton to="/mentors" variant="secondary">
              Find a mentor
            </LinkButton>
          </p>
        </section>
      </MentoringFrame>
    );
  const isForMentors = isRouteErrorResponse(error) && error.status === 403;
  return (
    <MentoringFrame>
      <SectionError error={error} actions={isForMentors ? <WaysToMentoring /> : null}>
        {isForMentors
          ? "Apply to become one, or find one to practice with."
          : "Your other pages still work."}
      </SectionError>
    </MentoringFrame>
  );
}

/** When the person applied, if the application is still being read. */
function getAppliedAt(error: unknown): string | null {
  return isRouteErrorResponse(error) && typeof error.data?.appliedAt === "string"
    ? error.data.appliedAt
    : null;
}

function WaysToMentoring() {
  return (
    <>
      <LinkButton to="/mentors/apply">Become a mentor</LinkButton>
      <LinkButton to="/mentors" variant="secondary">
        Find a mentor
      </LinkButton>
    </>
  );
}

function MentoringFrame({ aside, children }: { aside?: ReactNode; children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Page compact>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-title">Mentoring</h1>
        {aside}
      </div>
      {aside ? (
        <Tabs
          label="Mentoring"
          tabs={TABS}
          current={pathname.replace(/\/$/, "")}
          className="mt-6"
        />
      ) : null}
      {children}
    </Page>
  );
}
