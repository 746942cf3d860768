import { Outlet } from "@remix-run/react";
import { Page } from "~/ui/layout/page";
import { SettingsNav } from "./settings-nav";

export default function Settings() {
  return (
    <Page compact>
      <h1 className="text-title">Settings</h1>
      <div className="mt-6 grid gap-x-18 gap-y-9 lg:mt-9 lg:grid-cols-[12.5rem_minmax(0,47.5rem)]">
        <SettingsNav />
        <div>
          <Outlet />
        </div>
      </div>
    </Page>
  );
}
