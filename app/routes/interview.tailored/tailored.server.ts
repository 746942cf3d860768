import { type ActionFunctionArgs, type LoaderFunctionArgs, data, redirect } from "@remix-run/node";
import type { z } from "zod";
import { findKeptForm } from "~/accounts/kept-forms/keep-form.server";
import { findOrCreateOwner, findOwner } from "~/accounts/session/owner.server";
import { textAnalysisLimit } from "~/practice/limits.server";
import { limitSessionStart } from "~/practice/session/limit-session-start.server";
import { startCustomSession } from "~/practice/session/start-custom-session.server";
import { TAILORED_EXAMPLES } from "~/practice/tailored/example.server";
import {
  TEXT_MAX_LENGTH,
  selectionSchema,
  tailoredFormSchema,
  textKindSchema,
} from "~/practice/tailored/schema.server";
import { getClient } from "~/platform/http/client.server";
import { parseForm, readForm } from "~/platform/http/read-form.server";
import { limitForm } from "~/platform/http/read-limited-form.server";
import { refuseForm } from "~/platform/http/refuse-form.server";
import { toasts } from "~/platform/http/toast.server";
import { getAdvice } from "~/skills/advice/get-advice.server";
import { startWorkers } from "~/practice/text-analysis/pool.server";
import type { SourceKind } from "~/practice/tailored/source-kind";
import { toRefusal } from "~/practice/text-analysis/overload";
import { analyzeText, restoreInterview } from "./analyze-text.server";
import { fillInFile } from "./fill-in-file.server";

const getSourceKind = (request: Request) =>
  textKindSchema.parse(new URL(request.url).searchParams.get("from"));

const getFormUrl = (kind: SourceKind) => `/interview/tailored?from=${kind}`;

export async function loader({ request, context }: LoaderFunctionArgs) {
  startWorkers();
  const kind = getSourceKind(request);
  const kept = await findKeptForm(request, context, getFormUrl(kind));
  const selection = kept?.has("question") ? readSelection(kept) : undefined;
  return {
    kind,
    example: TAILORED_EXAMPLES[kind],
    maxLength: TEXT_MAX_LENGTH,
    keptText: kept?.has("text") ? String(kept.get("text")) : null,
    keptInterview: selection ? restoreInterview(kind, toRestored(selection)) : undefined,
  };
}

function readSelection(form: FormData) {
  return selectionSchema.safeParse({
    title: form.get("title") ?? undefined,
    employer: form.get("employer") ?? undefined,
    question: form.getAll("question"),
    skill: form.getAll("skill"),
  }).data;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const kind = getSourceKind(request);
  const form = await readForm(request);
  if (kind === "resume" && form.get("intent") === "file")
    return fillInFile(form, { request, context });
  const submission = parseForm(form, { schema: tailoredFormSchema });
  if (submission.status !== "success") return data({ result: submission.reply() }, 400);
  const fields = submission.value;
  if (fields.intent === "start") return startTailored({ request, context }, kind, fields);
  const { ip } = getClient(context);
  const refusal = await limitForm(submission, ip, {
    limit: textAnalysisLimit,
    reason: "Too many texts were submitted from your network.",
    field: "text",
  });
  if (refusal) return refusal;
  try {
    const reader = { owner: await findOwner(request, context), ip };
    const interview = await analyzeText(kind, fields, reader, new Date());
    return data({
      result: submission.reply(),
      interview,
      advice: reader.owner ? await getAdvice(reader.owner, context, new Date()) : null,
    });
  } catch (error) {
    const overload = toRefusal(error, "Many texts are being analyzed right now.");
    return refuseForm(submission, overload, "text");
  }
}

async function startTailored(
  { request, context }: Pick<ActionFunctionArgs, "request" | "context">,
  kind: SourceKind,
  selection: z.output<typeof selectionSchema>,
) {
  const { question, skill, title, employer } = selection;
  if (question.length === 0)
    return toasts(request).redirectWithError(getFormUrl(kind), "Choose at least one question");
  const limited = await limitSessionStart(context, {
    result: undefined,
    interview: restoreInterview(kind, toRestored(selection)),
  });
  if (limited) return limited;
  const { owner, headers } = await findOrCreateOwner(request, context);
  const card = kind === "posting" ? "job-posting" : "resume";
  const id = await startCustomSession(
    owner,
    {
      kind: card,
      name: nameSession(title, employer),
      questionIds: question,
      sourceSkillIds: skill,
    },
    new Date(),
  );
  return redirect(`/interview/sessions/${id}`, { headers });
}

const toRestored = ({ question, skill, title, employer }: z.output<typeof selectionSchema>) => ({
  questionIds: question,
  skills: skill,
  title,
  employer,
});

/** “Staff nurse at St Mary’s”. */
function nameSession(title = "", employer = ""): string | null {
  if (title && employer) return `${title} at ${employer}`;
  return title || (employer && `Interview at ${employer}`) || null;
}
