import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  data,
  redirect,
} from "@remix-run/node";
import { z } from "zod";
import { findOrCreateOwner } from "~/accounts/session/owner.server";
import { getClient } from "~/platform/http/client.server";
import { readIntent } from "~/platform/http/read-form.server";
import { questionReportLimit, sharedQuestionLimit } from "~/practice/limits.server";
import { copyQuestion } from "~/practice/own-questions/own-questions.server";
import {
  findSharedQuestion,
  reportSharedQuestion,
} from "~/practice/own-questions/share-link.server";
import { limitSessionStart } from "~/practice/session/limit-session-start.server";
import { findOrStartSession, getQuestionUrl } from "~/practice/session/start-custom-session.server";

const PRIVATE_HEADERS = {
  "X-Robots-Tag": "noindex, nofollow, noarchive",
  "Referrer-Policy": "no-referrer",
  "Cache-Control": "private, no-store",
};

export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) =>
  errorHeaders ?? loaderHeaders;

/** The question of the link; 404 when it is unknown or was revoked. */
async function requireShared({ request, context }: LoaderFunctionArgs) {
  const retryAfter = await sharedQuestionLimit.consume(getClient(context).ip);
  if (retryAfter)
    throw errorResponse(429, "Too Many Requests", { "Retry-After": String(retryAfter) });
  // In the query, because the request log leaves it out.
  const token = new URL(request.url).searchParams.get("key") ?? "";
  const question = await findSharedQuestion(token);
  if (!question) throw errorResponse(404, "Not Found");
  return { token, question };
}

export async function loader(args: LoaderFunctionArgs) {
  const { prompt, points, sample } = (await requireShared(args)).question;
  const texts = points.map(({ text }) => text);
  return data({ prompt, points: texts, sample }, { headers: PRIVATE_HEADERS });
}

const sharedSchema = z.object({ intent: z.enum(["practice", "report"]) });

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const { token, question } = await requireShared(args);
  const { intent } = await readIntent(request, sharedSchema);
  const { ip } = getClient(context);
  if (intent === "report") {
    if ((await questionReportLimit.consume(ip)) === 0)
      await reportSharedQuestion(token, new Date());
    return data({ message: "Reported. We’ll review this question.", isReported: true });
  }
  const limited = await limitSessionStart(context, {});
  if (limited)
    return data({ message: limited.data.limitMessage, isReported: false }, limited.init ?? {});
  const { owner, headers: ownerHeaders } = await findOrCreateOwner(request, context);
  const copied = await copyQuestion({ owner, ip }, question, new Date());
  if (copied.refusal)
    return data({ message: copied.refusal.message, isReported: false }, copied.refusal.status);
  const place = await findOrStartSession(owner, copied.id, new Date());
  return redirect(getQuestionUrl(place), { headers: ownerHeaders });
}

function errorResponse(status: number, statusText: string, extra = {}): Response {
  return new Response(null, { status, statusText, headers: { ...PRIVATE_HEADERS, ...extra } });
}
