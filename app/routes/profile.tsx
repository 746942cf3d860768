import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useLocation } from "@remix-run/react";
import { requireAccount } from "~/accounts/account.server";
import { Tabs } from "~/ui/tabs";
import { Page } from "~/ui/layout/page";

const TABS = [
  { to: "/profile", label: "Overview" },
  { to: "/profile/sessions", label: "Sessions" },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { profile } = await requireAccount(request, context);
  return { name: profile.displayName || profile.name, email: profile.email };
}

export default function Profile() {
  const { name, email } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  return (
    <Page working>
      <p className="text-sm text-muted">{name}, {email}</p>
      <Tabs label="Profile" tabs={TABS} current={pathname.replace(/\/$/, "")} className="mt-6" />
      <Outlet />
    </Page>
  );
}
