import { parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  data,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { rateLimited } from "~/accounts/failures.server";
import { findOrCreateOwner, findOwner } from "~/accounts/owner.server";
import { startLimit, textLimit } from "~/interviews/limits.server";
import { startMix } from "~/interviews/start-mix.server";
import {
  TEXT_MAX,
  chosenSchema,
  kindSchema,
  textSchema,
} from "~/interviews/tailored/schema.server";
import { TailoredView } from "~/interviews/tailored/tailored-view";
import { getClient } from "~/platform/http/client.server";
import { readForm } from "~/platform/http/read-form.server";
import { toasts } from "~/platform/http/toast.server";
import { PageHero } from "~/ui/page-hero";
import { pageMeta } from "~/ui/page-meta";
import { readText } from "./read-text.server";
import { TextForm } from "./text-form";

const kindOf = (request: Request) =>
  kindSchema.parse(new URL(request.url).searchParams.get("from"));

export function loader({ request }: LoaderFunctionArgs) {
  return { kind: kindOf(request), max: TEXT_MAX };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const kind = kindOf(request);
  const form = await readForm(request);
  const { ip } = getClient(context);
  switch (form.get("intent")) {
    case "read": {
      const submission = parseWithZod(form, { schema: textSchema });
      if (submission.status !== "success")
        return data({ kind, result: submission.reply(), found: null }, 400);
      const wait = await textLimit.consume(ip);
      if (wait)
        return data(
          {
            kind,
            result: submission.reply({
              fieldErrors: {
                text: [rateLimited("Many texts were read for your network.", wait).message],
              },
            }),
            found: null,
          },
          429,
        );
      const { found, refusal } = await readText(
        kind,
        submission.value.text,
        await findOwner(request, context),
        new Date(),
      );
      if (!found)
        return data(
          { kind, result: submission.reply({ fieldErrors: { text: [refusal] } }), found: null },
          400,
        );
      return data({ kind, result: submission.reply(), found });
    }
    case "start": {
      const here = `/interview/tailored?from=${kind}`;
      const chosen = chosenSchema.safeParse({
        question: form.getAll("question"),
        skill: form.getAll("skill"),
      });
      if (!chosen.success)
        throw new Response("Open the page and paste the text again.", { status: 400 });
      if (chosen.data.question.length === 0)
        return toasts(request).redirectWithError(here, "Choose at least one question");
      const wait = await startLimit.consume(ip);
      if (wait)
        return toasts(request).redirectWithError(
          here,
          rateLimited("Too many sessions were started from your network.", wait).message,
        );
      const { owner, headers } = await findOrCreateOwner(request, context);
      const id = await startMix(
        owner,
        kind === "posting" ? "job-posting" : "resume",
        chosen.data.question,
        new Date(),
        chosen.data.skill,
      );
      return redirect(`/interview/sessions/${id}`, { headers });
    }
    default:
      throw new Response("Use one of the buttons on the page.", { status: 400 });
  }
}

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
  const { kind, max } = useLoaderData<typeof loader>();
  const read = useActionData<typeof action>();
  const answer = read?.kind === kind ? read : undefined;
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
        <TextForm key={kind} kind={kind} max={max} result={answer?.result} />
        {answer?.found ? <TailoredView {...answer.found} /> : null}
      </div>
    </main>
  );
}
