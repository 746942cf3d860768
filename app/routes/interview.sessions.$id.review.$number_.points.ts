import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { findOwner } from "~/accounts/session/owner.server";
import { markOwnPoint, undoOwnPoint } from "~/feedback/own-points/own-points.server";
import { ownPointSchema } from "~/feedback/own-points/schema.server";
import { findReviewedAnswer } from "~/feedback/review/reviewed-answer";
import type { PageHandle } from "~/platform/http/page-handle";
import { requireReviewableSession } from "~/practice/store/require-session.server";
import { getClient } from "~/platform/http/client.server";
import { parseForm, readForm } from "~/platform/http/read-form.server";
import { toasts } from "~/platform/http/toast.server";

export const handle = { access: "owner" } satisfies PageHandle;

/** A GET of the form's URL goes to the review. */
export function loader({ request, params: { id, number } }: LoaderFunctionArgs) {
  return redirect(
    `/interview/sessions/${id}/review/${number}${new URL(request.url).search}#key-points`,
  );
}

/** Marks a key point as said in a sentence of the answer, or undoes that. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const { owner, session } = await requireReviewableSession(
    request,
    await findOwner(request, context),
    params.id,
  );
  const reviewed = findReviewedAnswer(request, session, params.number);
  if (!reviewed) throw new Response("Not found", { status: 404 });
  const submission = parseForm(await readForm(request), { schema: ownPointSchema });
  if (submission.status !== "success")
    throw new Response("Choose the sentence that says it.", { status: 400 });
  const fields = submission.value;
  const { question, questionNumber, answer } = reviewed;
  const target = {
    owner,
    sessionId: session.id,
    question,
    answer,
    ip: getClient(context).ip,
  };
  const result =
    fields.intent === "mark"
      ? await markOwnPoint(target, {
          keyPointId: fields.point,
          sentence: fields.sentence - 1,
        })
      : await undoOwnPoint(target, fields.point);
  if (!result.ok) throw new Response(result.message, { status: result.status });
  return toasts(request).redirectWithSuccess(
    `/interview/sessions/${session.id}/review/${questionNumber}?attempt=${answer.attempt}#key-points`,
    fields.intent === "mark" ? "Counted and marked as yours" : "No longer counted",
  );
}
