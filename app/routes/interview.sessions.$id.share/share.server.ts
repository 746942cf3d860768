import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/node";
import { getDisplayName } from "~/accounts/session/display-name.server";
import { requireOwner } from "~/accounts/session/owner.server";
import { reportLinkLimit } from "~/feedback/report/limits.server";
import {
  MAX_LINKS,
  listLinks,
  createLink,
  revokeLink,
} from "~/feedback/report/report-links.server";
import { REPORT_PARTS } from "~/feedback/report/select-parts";
import { linkFormSchema } from "~/feedback/report/schema.server";
import { requireReviewableSession } from "~/practice/store/require-session.server";
import { getPublicOrigin } from "~/platform/http/public-origin.server";
import { parseForm, readForm } from "~/platform/http/read-form.server";
import { limitForm } from "~/platform/http/read-limited-form.server";
import { refuseForm } from "~/platform/http/refuse-form.server";
import { describeRevocation, toasts } from "~/platform/http/toast.server";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { owner, session } = await requireReviewableSession(
    request,
    await requireOwner(request, context),
    params.id,
  );
  return {
    id: session.id,
    title: session.card.title,
    name: await getDisplayName(request, context),
    links: await listLinks(owner, session.id, new Date()),
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { owner, session } = await requireReviewableSession(
    request,
    await requireOwner(request, context),
    params.id,
  );
  const submission = parseForm(await readForm(request), { schema: linkFormSchema });
  if (submission.status !== "success") return data({ result: submission.reply() }, 400);
  const fields = submission.value;
  if (fields.intent === "revoke") {
    const revocation = await revokeLink(owner, session.id, fields.link);
    if (!revocation) throw new Response("This report doesn’t have that link.", { status: 404 });
    return toasts(request).redirectWithSuccess(
      `/interview/sessions/${session.id}/share`,
      describeRevocation("Link revoked. It no longer works.", revocation),
    );
  }
  const refusal = await limitForm(submission, owner, {
    limit: reportLinkLimit,
    reason: "You’ve created a lot of links in a short time.",
  });
  if (refusal) return refusal;
  const token = await createLink(
    owner,
    session.id,
    {
      parts: REPORT_PARTS.filter((part) => fields[part]),
      days: fields.days,
      name: fields.name ? await getDisplayName(request, context) : null,
    },
    new Date(),
  );
  if (!token) {
    const message = `This report already has ${MAX_LINKS} links. Revoke one first.`;
    return refuseForm(submission, { message, status: 409 });
  }
  // Return the URL in this response: afterwards only the hash exists.
  return data({ linkUrl: `${getPublicOrigin(request)}/shared-report?key=${token}` }, 201);
}
