import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PreferenceSections } from "~/ui/preference-sections";
import { pageMeta } from "~/ui/page-meta";
import { loader } from "./appearance.server";

export { loader };

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { title: "Appearance" });

export default function AppearanceSettings() {
  return <PreferenceSections saved={useLoaderData<typeof loader>().preferences} />;
}
