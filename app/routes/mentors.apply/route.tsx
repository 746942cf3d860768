import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/platform/http/page-handle";
import mentoringStyles from "~/styles/kinds/mentoring.css?url";
import { PageHero } from "~/ui/page-hero";
import { pageMeta } from "~/ui/page-meta";
import { SideNotes } from "~/ui/side-notes";
import { linkStyles } from "~/ui/style-links";
import { ApplicationForm } from "./application-form";
import { ApplicationStatusPanel } from "./application-status";
import { action, loader } from "./apply.server";

export { action, loader };

export const handle = {
  access: "public",
  cache: "same-for-everyone",
  preload: "prefetch",
  sitemap: true,
  search: {
    title: "Become a mentor",
    text: "Apply to mentor: you choose your days, your price and who you help.",
  },
} satisfies PageHandle;

export const links = linkStyles(mentoringStyles);

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Become a mentor",
    description:
      "Apply to help others through interviews and career changes: your days, your price, the people you want to help.",
    path: "/mentors/apply",
  });

export default function BecomeAMentor() {
  const { status, beside } = useLoaderData<typeof loader>();
  return (
    <main id="main">
      <PageHero
        title="Become a mentor"
        lead="One hour of your time can save someone a month. Tell us what you do and who you can help."
        breadcrumbs={[{ label: "Find Mentors", to: "/mentors" }, { label: "Become a mentor" }]}
      />
      <div className="page beside-form">
        {status ? <ApplicationStatusPanel status={status} /> : <ApplicationForm />}
        {status?.kind === "mentor" ? null : <SideNotes {...beside} />}
      </div>
    </main>
  );
}
