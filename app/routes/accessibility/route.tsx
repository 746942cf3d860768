import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/platform/http/page-handle";
import readingStyles from "~/styles/kinds/reading.css?url";
import { LegalPage } from "~/ui/legal-page";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { loader } from "./accessibility.server";

export { loader };

export const handle = {
  access: "public",
  cache: "same-for-everyone",
  preload: "prerender",
  sitemap: true,
  search: {
    title: "Accessibility",
    text: "How accessible this site is, how that is tested, and where to report a barrier.",
  },
} satisfies PageHandle;

export const links = linkStyles(readingStyles);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(
    matches,
    data && { title: "Accessibility", description: data.text.lead, path: "/accessibility" },
  );

export default function Accessibility() {
  return <LegalPage text={useLoaderData<typeof loader>().text} />;
}
