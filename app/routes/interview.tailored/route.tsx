import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/platform/http/page-handle";
import { TailoredView } from "~/practice/tailored/tailored-view";
import { FILE_MAX_BYTES } from "~/practice/resume-file/limits";
import type { OwnAdvice } from "~/skills/advice/get-advice.server";
import { NextStepCard } from "~/skills/advice/next-step-card";
import practiceStyles from "~/styles/kinds/practice.css?url";
import { PageHero } from "~/ui/page-hero";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { ExamplePanel } from "./example-panel";
import { InterviewFormats } from "./interview-formats";
import { SourceTextForm } from "./text-form";
import { action, loader } from "./tailored.server";

export { action, loader };

export const handle = {
  access: "public",
  search: {
    title: "An interview for your job posting or resume",
    text: "Paste a job posting or a resume, and practice the questions it invites.",
  },
  maxFileBytes: FILE_MAX_BYTES,
} satisfies PageHandle;

export const links = linkStyles(practiceStyles);

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "An interview for your job posting or resume",
    description:
      "Paste a job posting or your resume. We turn the skills we recognize into interview questions and list the skills you haven’t answered a question on.",
    path: "/interview/tailored",
  });

const TABS = [
  { to: "/interview/tailored?from=posting", label: "From a job posting" },
  { to: "/interview/tailored?from=resume", label: "From your resume" },
];

const LEADS = {
  posting:
    "Paste the posting. We turn the skills we recognize in it into questions, and list what we don’t cover.",
  resume: "Add your resume and practice the questions it invites.",
};

export default function TailoredInterview() {
  const { kind, example, maxLength, keptText, keptInterview } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const found = actionData && "interview" in actionData ? actionData.interview : undefined;
  const interview = actionData ? found : keptInterview;
  const advice =
    actionData && "advice" in actionData ? (actionData.advice as OwnAdvice | null) : null;
  return (
    <main id="main">
      <PageHero
        title={
          kind === "posting" ? "Practice for one specific job" : "Practice what your resume says"
        }
        lead={LEADS[kind]}
        tabs={{
          label: "Source of the questions",
          items: TABS,
          current: `/interview/tailored?from=${kind}`,
        }}
      />
      <div className="page pt-6 pb-(--section) lg:pt-10">
        <div className="grid gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_25rem]">
          <SourceTextForm
            key={kind}
            kind={kind}
            maxLength={maxLength}
            lastResult={actionData?.result}
            keptText={keptText}
            readFile={actionData && "readFile" in actionData ? actionData.readFile : undefined}
          />
          <ExamplePanel {...example} />
        </div>
        <div data-keep-result>
          {interview ? (
            <TailoredView
              {...interview}
              isRestored={interview === keptInterview}
              limitMessage={
                actionData && "limitMessage" in actionData ? actionData.limitMessage : undefined
              }
            />
          ) : null}
          {advice ? (
            <NextStepCard advice={advice} canRefuse={false} className="mt-12 max-w-160" />
          ) : null}
        </div>
        <InterviewFormats />
      </div>
    </main>
  );
}
