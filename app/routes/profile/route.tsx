import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useLocation } from "@remix-run/react";
import { requireAccount } from "~/accounts/session/auth.server";
import { Page } from "~/ui/layout/page";
import { Tabs } from "~/ui/tabs";
import { ProfileHeader } from "./profile-header";

const TABS = [
  { to: "/profile", label: "Overview" },
  { to: "/profile/skills", label: "Skills" },
  { to: "/profile/learning", label: "Learning" },
  { to: "/profile/sessions", label: "Sessions" },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { profile } = await requireAccount(request, context);
  const { name, displayName, email, title, location, bio, linkedin, github } = profile;
  return { name: displayName || name, email, title, location, bio, linkedin, github };
}

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
