import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/node";
import { z } from "zod";
import { getAuth } from "~/accounts/session/auth.server";
import { requireOwner } from "~/accounts/session/owner.server";
import { requireAdmin } from "~/accounts/session/require-admin.server";
import { getPublicOrigin } from "~/platform/http/public-origin.server";
import { getClient } from "~/platform/http/client.server";
import { rateLimitedForm } from "~/platform/http/rate-limited.server";
import { readIntent } from "~/platform/http/read-form.server";
import { describeRevocation, toasts } from "~/platform/http/toast.server";
import { logSecurityEvent } from "~/platform/security-log.server";
import { questionLinkLimit } from "~/practice/limits.server";
import { nameQuestion } from "~/practice/own-questions/own-question";
import { updateRow } from "~/practice/own-questions/queries.server";
import { requireOwnRow } from "~/practice/own-questions/own-questions.server";
import { createLink, hasLink, revokeLink } from "~/practice/own-questions/share-link.server";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const row = await requireOwnRow(await requireOwner(request, context), params.id);
  const auth = await getAuth(request, context);
  return {
    id: row.id,
    name: nameQuestion(row.prompt),
    hasLink: hasLink(row),
    isOperator: auth.status === "signed-in" && auth.profile.userType === "admin",
    isForEveryone: row.visibility === "server",
  };
}

const shareSchema = z.object({ intent: z.enum(["make", "revoke", "publish", "withdraw"]) });

export async function action({ request, context, params }: ActionFunctionArgs) {
  const owner = await requireOwner(request, context);
  const row = await requireOwnRow(owner, params.id);
  const { intent } = await readIntent(request, shareSchema);
  const page = `/questions/mine/${row.id}/share`;
  switch (intent) {
    case "make": {
      const retryAfter = await questionLinkLimit.consume(getClient(context).ip);
      if (retryAfter > 0)
        return rateLimitedForm(
          "Too many links were made from your network.",
          retryAfter,
          (limitMessage) => ({ limitMessage }),
        );
      const token = await createLink(owner, row.id);
      // Return the URL in this response: afterwards only the hash exists.
      return data({ linkUrl: `${getPublicOrigin(request)}/questions/shared?key=${token}` }, 201);
    }
    case "revoke":
      return toasts(request).redirectWithSuccess(
        page,
        describeRevocation("Link revoked. It no longer works.", await revokeLink(row)),
      );
    default:
      return setVisibility({ request, context }, { owner, id: row.id, page, intent });
  }
}

/** Shows a question to everyone on this server, or takes it back: for operators. */
async function setVisibility(
  { request, context }: Pick<ActionFunctionArgs, "request" | "context">,
  { owner, id, page, intent }: Record<"owner" | "id" | "page", string> & { intent: string },
) {
  const { profile } = await requireAdmin(request, context);
  const isForEveryone = intent === "publish";
  await updateRow(owner, id, { visibility: isForEveryone ? "server" : "private" });
  logSecurityEvent(isForEveryone ? "question-published" : "question-withdrawn", {
    account: profile.id,
  });
  return toasts(request).redirectWithSuccess(
    page,
    isForEveryone ? "Everyone on this server can practice it now" : "Only you can practice it now",
  );
}
