import { getZodConstraint } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { getOwnerId, type Profile, type Suspension } from "~/accounts/auth-api/profile";
import { findKeptForm } from "~/accounts/kept-forms/keep-form.server";
import { getAuth } from "~/accounts/session/auth.server";
import { findOrCreateOwner } from "~/accounts/session/owner.server";
import { contactLimit, insertMessage, listOwnMessages } from "~/contact/queries.server";
import { contactSchema } from "~/contact/schema.server";
import { readLimitedForm } from "~/platform/http/read-limited-form.server";
import { toasts } from "~/platform/http/toast.server";
import { isMailConfigured } from "~/platform/mail/transport.server";
import { formatReference } from "~/ui/format";
import { formatLongDate } from "~/ui/format-date";
import { CONTACT_NOTES, CONTACT_STEPS } from "./notes.server";
import { toReadableEmail } from "~/platform/http/email-domain.server";

const MESSAGES_SHOWN = 10;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const auth = await getAuth(request, context);
  const profile = auth.status === "signed-in" ? auth.profile : null;
  const kept = await findKeptForm(request, context, "/contact");
  return {
    constraint: getZodConstraint(contactSchema),
    defaults: {
      name: profile?.name ?? "",
      email: toReadableEmail(profile?.email ?? ""),
      ...(profile?.suspension ? startObjection(profile, profile.suspension) : {}),
      ...Object.fromEntries(kept ?? []),
    },
    isRestored: kept !== null,
    isMailConfigured,
    sent: profile ? await listOwnMessages(getOwnerId(profile), MESSAGES_SHOWN) : [],
    beside: { steps: CONTACT_STEPS, notes: CONTACT_NOTES },
  };
}

/** What a suspended person's message to the operator begins with. */
function startObjection(profile: Profile, { since, reason }: Suspension) {
  const reference = formatReference(getOwnerId(profile));
  return {
    topic: "other",
    message: `My account was suspended on ${formatLongDate(since)}. Reference: ${reference}. The reason given: “${reason}”\n\n`,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { values, refusal } = await readLimitedForm(
    { request, context },
    {
      schema: contactSchema,
      limit: contactLimit,
      reason: "Too many messages from your network.",
    },
  );
  if (refusal) return refusal;
  const auth = await getAuth(request, context);
  // Messages are also accepted while the auth API is unreachable; then nobody can be shown them again.
  if (auth.status === "unknown" || auth.status === "expired") {
    await insertMessage(null, values);
    return toasts(request).redirectWithSuccess("/contact", {
      message: "Message sent",
      description: "It’s saved for the people who run this server.",
    });
  }
  const { owner, headers } = await findOrCreateOwner(request, context);
  return redirect(`/contact/sent/${await insertMessage(owner, values)}`, { headers });
}
