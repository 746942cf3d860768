import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { privacy } from "~/data/legal/privacy";
import { LegalPage } from "~/ui/legal-page";

export function loader() {
  return { text: privacy };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: "Privacy · Pathlight" },
  { name: "description", content: data?.text.lead },
];

export default function Privacy() {
  return <LegalPage text={useLoaderData<typeof loader>().text} />;
}
