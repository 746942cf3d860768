import { Outlet, useLoaderData, useLocation } from "@remix-run/react";
import { Page } from "~/ui/layout/page";
import { Tabs } from "~/ui/tabs";
import { ProfileHeader } from "./profile-header";
import { loader } from "./profile.server";

export { loader };

const TABS = [
  { to: "/profile", label: "Overview" },
  { to: "/profile/skills", label: "Skills" },
  { to: "/profile/learning", label: "Learning" },
  { to: "/profile/sessions", label: "Sessions" },
];

export default function Profile() {
  const profile = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  return (
    <Page compact>
      <ProfileHeader profile={profile} />
      <Tabs label="Profile" tabs={TABS} current={pathname.replace(/\/$/, "")} className="mt-7" />
      <Outlet />
    </Page>
  );
}
