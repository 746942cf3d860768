import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { privacy } from "~/data/legal/privacy";
import { LegalPage } from "~/ui/legal-page";
import { pageMeta } from "~/ui/page-meta";

export function loader() {
  return { text: privacy };
}

export const handle = { isSameForEveryone: true, hydrates: false };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data && { title: "Privacy", description: data.text.lead, path: "/privacy" });

export default function Privacy() {
  return <LegalPage text={useLoaderData<typeof loader>().text} />;
}
