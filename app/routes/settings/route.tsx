import type { MetaFunction } from "@remix-run/node";
import { Outlet, useRouteError } from "@remix-run/react";
import type { ReactNode } from "react";
import accountStyles from "~/styles/kinds/account.css?url";
import { Page } from "~/ui/layout/page";
import { pageMeta } from "~/ui/page-meta";
import { SectionError } from "~/ui/section-error";
import { linkStyles } from "~/ui/style-links";
import { SettingsNav } from "./settings-nav";

export const links = linkStyles(accountStyles);

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { title: "Settings" });

export default function Settings() {
  return (
    <SettingsFrame>
      <Outlet />
    </SettingsFrame>
  );
}

export function ErrorBoundary() {
  return (
    <SettingsFrame>
      <SectionError error={useRouteError()}>Your other settings still work.</SectionError>
    </SettingsFrame>
  );
}

function SettingsFrame({ children }: { children: ReactNode }) {
  return (
    <Page compact>
      <h1 className="text-title">Settings</h1>
      <div className="mt-6 grid gap-x-18 gap-y-9 lg:mt-9 lg:grid-cols-[12.5rem_minmax(0,47.5rem)]">
        <SettingsNav />
        <div>{children}</div>
      </div>
    </Page>
  );
}
