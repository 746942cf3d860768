import { parseWithZod } from "@conform-to/zod/v4";
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
import { REPORT_PARTS } from "~/feedback/report/report";
import { linkIntentSchema, linkSchema, revokeLinkSchema } from "~/feedback/report/schema.server";
import { requireReviewableSession } from "~/practice/store/require-session.server";
import { rateLimitedForm } from "~/platform/http/rate-limited.server";
import { getPublicOrigin } from "~/platform/http/public-origin.server";
import { readForm } from "~/platform/http/read-form.server";
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
  const form = await readForm(request);
  const intentResult = linkIntentSchema.safeParse(Object.fromEntries(form));
  if (!intentResult.success)
    throw new Response("Please use one of the buttons on the page.", { status: 400 });

  switch (intentResult.data.intent) {
    case "make": {
      const submission = parseWithZod(form, { schema: linkSchema });
      if (submission.status !== "success")
        return data({ result: submission.reply(), linkUrl: null }, 400);
      const retryAfter = await reportLinkLimit.consume(owner);
      if (retryAfter)
        return rateLimitedForm(
          "You’ve created a lot of links in a short time.",
          retryAfter,
          (message) => ({
            result: submission.reply({ formErrors: [message] }),
            linkUrl: null,
          }),
        );
      const { days, ...selection } = submission.value;
      const name = selection.name ? await getDisplayName(request, context) : null;
      const token = await createLink(
        owner,
        session.id,
        { parts: REPORT_PARTS.filter((part) => selection[part]), days, name },
        new Date(),
      );
      if (!token)
        return data(
          {
            result: submission.reply({
              formErrors: [`This report already has ${MAX_LINKS} links. Revoke one first.`],
            }),
            linkUrl: null,
          },
          409,
        );
      // Return the URL in this response: afterwards only the hash exists.
      return data(
        {
          result: submission.reply({ resetForm: true }),
          linkUrl: `${getPublicOrigin(request)}/shared-report?key=${token}`,
        },
        201,
      );
    }
    case "revoke": {
      const link = revokeLinkSchema.safeParse(Object.fromEntries(form));
      const revocation = link.success && (await revokeLink(owner, session.id, link.data.link));
      if (!revocation) throw new Response("This report doesn’t have that link.", { status: 404 });
      return toasts(request).redirectWithSuccess(
        `/interview/sessions/${session.id}/share`,
        describeRevocation("Link revoked. It no longer works.", revocation),
      );
    }
  }
}
