import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { terms } from "~/data/legal/terms";
import { LegalPage } from "~/ui/legal-page";

export function loader() {
  return { text: terms };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: "Terms · Pathlight" },
  { name: "description", content: data?.text.lead },
];

export default function Terms() {
  return <LegalPage text={useLoaderData<typeof loader>().text} />;
}
