import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { getAuth } from "~/accounts/session/auth.server";
import { requireOwner } from "~/accounts/session/owner.server";
import { getResult, listResults } from "~/assessment/assessments.server";
import { buildResultPage } from "~/assessment/results/result-page.server";
import {
  createShareLink,
  findShareLink,
  revokeShareLink,
  shareLinkLimit,
} from "~/assessment/share-links.server";
import { getPersonContext } from "~/person-context/queries.server";
import { findOccupation } from "~/occupations/occupations.server";
import { handleTargetForm } from "~/occupations/target/handle-target-form.server";
import { getTarget, toOccupationTarget } from "~/occupations/target/targets.server";
import { getClient } from "~/platform/http/client.server";
import { getAdvice } from "~/skills/advice/get-advice.server";
import { listShownSkills } from "~/skills/shown-skills.server";
import { getPublicOrigin } from "~/platform/http/public-origin.server";
import { rateLimitedForm } from "~/platform/http/rate-limited.server";
import { readIntent } from "~/platform/http/read-form.server";
import { describeRevocation, toasts } from "~/platform/http/toast.server";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { owner, result } = await requireResult({ request, context, params });
  const { searchParams } = new URL(request.url);
  const earlier = (await listResults(owner)).filter(
    ({ id, finishedAt }) => id !== result.id && finishedAt <= result.finishedAt,
  );
  return {
    id: result.id,
    isAnonymous: (await getAuth(request, context)).status === "anonymous",
    sharedUntil: await findShareLink(owner, result.id, new Date()),
    targetPath: (await getTarget(owner))?.to ?? null,
    page: buildResultPage(result, earlier, searchParams, {
      start: await getPersonContext(owner),
      shownSkills: await listShownSkills(owner, new Date()),
    }),
    advice: await getAdvice(owner, context, new Date()),
  };
}

const shareSchema = z.object({ intent: z.enum(["share", "revoke"]) });

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { owner, result } = await requireResult({ request, context, params });
  const { pathname, searchParams } = new URL(request.url);
  const code = searchParams.get("target");
  if (code !== null) {
    if (!findOccupation(code)) throw new Response("Not found", { status: 404 });
    searchParams.delete("target");
    const path = searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
    return handleTargetForm({ request, context, params }, toOccupationTarget(code), path);
  }
  const form = await readIntent(request, shareSchema);
  if (form.intent === "revoke") {
    const revocation = await revokeShareLink(owner, result.id);
    return toasts(request).redirectWithSuccess(
      `/assessment/results/${result.id}`,
      describeRevocation("Link revoked. It no longer works.", revocation),
    );
  }
  const retryAfter = await shareLinkLimit.consume(getClient(context).ip);
  if (retryAfter)
    return rateLimitedForm("Your network has created a lot of links.", retryAfter, (message) => ({
      linkUrl: null,
      message,
    }));
  const token = await createShareLink(owner, result.id, new Date());
  // Return the URL in this response: afterwards only the hash exists.
  return data(
    { linkUrl: `${getPublicOrigin(request)}/shared-assessment?key=${token}`, message: null },
    201,
  );
}

async function requireResult({ request, context, params }: LoaderFunctionArgs) {
  const owner = await requireOwner(request, context);
  const result = await getResult(owner, params.id ?? "");
  if (!result) throw new Response("Not found", { status: 404 });
  return { owner, result };
}
