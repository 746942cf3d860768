import type { MetaFunction, SerializeFrom } from "@remix-run/node";
import {
  Outlet,
  useLoaderData,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import profileStyles from "~/styles/kinds/profile.css?url";
import { Page } from "~/ui/layout/page";
import { pageMeta } from "~/ui/page-meta";
import { SectionError } from "~/ui/section-error";
import { linkStyles } from "~/ui/style-links";
import { Tabs } from "~/ui/tabs";
import { ProfileHeader } from "./profile-header";
import { loader } from "./profile.server";

export { loader };

const TABS = [
  { to: "/profile", label: "Today" },
  { to: "/profile/skills", label: "Skills" },
  { to: "/profile/learning", label: "Learning" },
  { to: "/profile/sessions", label: "Sessions" },
] as const;

export const links = linkStyles(profileStyles);

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { title: "Your profile" });

export default function Profile() {
  const profile = useLoaderData<typeof loader>();
  return (
    <Page compact>
      <ProfileTop profile={profile} />
      <Outlet />
    </Page>
  );
}

export function ErrorBoundary() {
  const profile = useRouteLoaderData<typeof loader>("routes/profile");
  return (
    <Page compact>
      <ProfileTop profile={profile} />
      <SectionError error={useRouteError()}>
        The other parts of your profile still work.
      </SectionError>
    </Page>
  );
}

/** The tabs, below the person's name. */
function ProfileTop({ profile }: { profile: SerializeFrom<typeof loader> | undefined }) {
  const current = useLocation().pathname.replace(/\/$/, "");
  return (
    <>
      {profile ? <ProfileHeader profile={profile} /> : null}
      <Tabs label="Profile" tabs={TABS} current={current} className={profile ? "mt-4" : ""} />
    </>
  );
}
