import { type AppLoadContext, data, redirect } from "@remix-run/node";
import { findOwner } from "~/accounts/session/owner.server";
import { takeReply } from "~/feedback/replies/replies.server";
import { replySchema } from "~/feedback/replies/schema.server";
import { getClient } from "~/platform/http/client.server";
import { parseForm } from "~/platform/http/read-form.server";
import { findFirstAnswer, getCardUrl } from "./first-question.server";

/** Takes the sentence that a person chose for a point of their answer, or that it isn't there. */
export async function replyToCard(request: Request, context: AppLoadContext, form: FormData) {
  const submission = parseForm(form, { schema: replySchema });
  const owner = await findOwner(request, context);
  const sessionId = new URL(request.url).searchParams.get("answer") ?? "";
  const first = await findFirstAnswer(owner, sessionId);
  if (!owner || !first) throw new Response("Not found", { status: 404 });
  if (submission.status !== "success")
    throw new Response("Choose one of the sentences on the page.", { status: 400 });
  const { question, answer } = first;
  const refusal = await takeReply(
    { owner, sessionId, question, answer, ip: getClient(context).ip },
    submission.value,
  );
  return refusal
    ? data({ refusal: refusal.message }, refusal.status)
    : redirect(`${getCardUrl(sessionId)}#try`);
}
