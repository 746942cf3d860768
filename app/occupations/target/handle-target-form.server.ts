import type { ActionFunctionArgs } from "@remix-run/node";
import { findOrCreateOwner } from "~/accounts/session/owner.server";
import { changeTarget, targetLimit, targetSchema } from "./change-target.server";
import { getClient } from "~/platform/http/client.server";
import { formatRateLimit } from "~/platform/http/rate-limited.server";
import { readIntent } from "~/platform/http/read-form.server";
import { toasts } from "~/platform/http/toast.server";

/** The target form of an occupation's or a role's page; back to that page. */
export async function handleTargetForm(
  { request, context }: ActionFunctionArgs,
  target: string,
  path: string,
) {
  const form = await readIntent(request, targetSchema);
  const retryAfter = await targetLimit.consume(getClient(context).ip);
  if (retryAfter)
    return toasts(request).redirectWithError(
      path,
      formatRateLimit("Your network has changed targets a lot.", retryAfter),
    );
  const { owner, headers } = await findOrCreateOwner(request, context);
  await changeTarget(owner, target, form);
  return toasts(request).redirectWithSuccess(
    `${path}#target`,
    form.intent === "choose" ? "Target saved" : "Target removed",
    { headers },
  );
}
