import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/platform/http/page-handle";
import readingStyles from "~/styles/kinds/reading.css?url";
import { LegalPage } from "~/ui/legal-page";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { loader } from "./privacy.server";

export { loader };

export const handle = {
  access: "public",
  cache: "same-for-everyone",
  preload: "prerender",
  sitemap: true,
  search: {
    title: "Privacy",
    text: "What is stored about you, for how long, and how to download or delete it.",
  },
} satisfies PageHandle;

export const links = linkStyles(readingStyles);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data && { title: "Privacy", description: data.text.lead, path: "/privacy" });

export default function Privacy() {
  return <LegalPage text={useLoaderData<typeof loader>().text} />;
}
