import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import accentStyles from "~/styles/accents.css?url";
import themePreviewStyles from "~/preferences/theme-preview.css?url";
import { PreferenceSections } from "~/ui/preference-sections";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { loader } from "./appearance.server";

export { loader };

export const links = linkStyles(themePreviewStyles, accentStyles);

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { title: "Appearance" });

export default function AppearanceSettings() {
  return <PreferenceSections preferences={useLoaderData<typeof loader>().preferences} />;
}
