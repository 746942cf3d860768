import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { TailoredView } from "~/practice/tailored/tailored-view";
import { PageHero } from "~/ui/page-hero";
import { pageMeta } from "~/ui/page-meta";
import { SourceTextForm } from "./text-form";
import { action, loader } from "./tailored.server";

export { action, loader };

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "An interview for your job posting or resume",
    description:
      "Paste a job posting or your resume: the skills it names become an interview, and the gaps are named with what to do about each.",
    path: "/interview/tailored",
  });

const TABS = [
  { to: "/interview/tailored?from=posting", label: "From a job posting" },
  { to: "/interview/tailored?from=resume", label: "From your resume" },
];

const LEADS = {
  posting:
    "Paste what they are looking for. The skills it names become your interview, and you see which of them you cannot show yet.",
  resume:
    "Paste what you claim. Each skill on it becomes a question somebody may ask, so that you can prove it before they do.",
};

export default function TailoredInterview() {
  const { kind, maxLength } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const currentResult = actionData?.kind === kind ? actionData : undefined;
  return (
    <main id="main">
      <PageHero
        title={
          kind === "posting" ? "An interview for this very job" : "An interview on what you claim"
        }
        lead={LEADS[kind]}
        tabs={{
          label: "What to start from",
          items: TABS,
          current: `/interview/tailored?from=${kind}`,
        }}
      />
      <div className="page pt-6 pb-(--section) lg:pt-10">
        <SourceTextForm
          key={kind}
          kind={kind}
          maxLength={maxLength}
          lastResult={currentResult?.result}
        />
        {currentResult?.interview ? <TailoredView {...currentResult.interview} /> : null}
      </div>
    </main>
  );
}
