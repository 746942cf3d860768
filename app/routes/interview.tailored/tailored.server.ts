import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type LoaderFunctionArgs, data, redirect } from "@remix-run/node";
import { findKeptForm } from "~/accounts/kept-forms/keep-form.server";
import { findOrCreateOwner, findOwner } from "~/accounts/session/owner.server";
import { textAnalysisLimit } from "~/practice/limits.server";
import { limitSessionStart } from "~/practice/session/limit-session-start.server";
import { startCustomSession } from "~/practice/session/start-custom-session.server";
import { TAILORED_EXAMPLES } from "~/practice/tailored/example.server";
import {
  TEXT_MAX_LENGTH,
  selectionSchema,
  textKindSchema,
  textSchema,
} from "~/practice/tailored/schema.server";
import { rateLimitedForm } from "~/platform/http/rate-limited.server";
import { getClient } from "~/platform/http/client.server";
import { readForm } from "~/platform/http/read-form.server";
import { toasts } from "~/platform/http/toast.server";
import { startWorkers } from "~/practice/text-analysis/pool.server";
import type { SourceKind } from "~/practice/tailored/tailor-interview";
import { OverloadError } from "~/practice/text-analysis/overload";
import { analyzeText, restoreInterview } from "./analyze-text.server";

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
    keptInterview: selection
      ? restoreInterview(kind, selection.question, selection.skill)
      : undefined,
  };
}

function readSelection(form: FormData) {
  return selectionSchema.safeParse({
    question: form.getAll("question"),
    skill: form.getAll("skill"),
  }).data;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const kind = getSourceKind(request);
  const form = await readForm(request);
  const { ip } = getClient(context);
  switch (form.get("intent")) {
    case "read": {
      const submission = parseWithZod(form, { schema: textSchema });
      if (submission.status !== "success")
        return data({ kind, result: submission.reply(), interview: null }, 400);
      const toReply = (message: string) => ({
        kind,
        result: submission.reply({ fieldErrors: { text: [message] } }),
        interview: null,
      });
      const retryAfter = await textAnalysisLimit.consume(ip);
      if (retryAfter)
        return rateLimitedForm(
          "Too many texts were submitted from your network.",
          retryAfter,
          toReply,
        );
      try {
        const { mentions: interview, errorMessage } = await analyzeText(
          kind,
          submission.value.text,
          { owner: await findOwner(request, context), ip },
          new Date(),
        );
        return interview
          ? data({ kind, result: submission.reply(), interview })
          : data(toReply(errorMessage), 400);
      } catch (error) {
        if (!(error instanceof OverloadError)) throw error;
        return data(
          toReply(
            "Many texts are being analyzed right now. Yours is still in the form. Submit it again in a few seconds.",
          ),
          { status: 503, headers: { "Retry-After": String(error.retryAfter) } },
        );
      }
    }
    case "start": {
      const selection = readSelection(form);
      if (!selection)
        throw new Response("Open the page and paste the text again.", { status: 400 });
      if (selection.question.length === 0)
        return toasts(request).redirectWithError(getFormUrl(kind), "Choose at least one question");
      const limited = await limitSessionStart(context, {
        kind,
        result: undefined,
        interview: restoreInterview(kind, selection.question, selection.skill),
      });
      if (limited) return limited;
      const { owner, headers } = await findOrCreateOwner(request, context);
      const id = await startCustomSession(
        owner,
        kind === "posting" ? "job-posting" : "resume",
        selection.question,
        new Date(),
        selection.skill,
      );
      return redirect(`/interview/sessions/${id}`, { headers });
    }
    default:
      throw new Response("Please use one of the buttons on the page.", { status: 400 });
  }
}
