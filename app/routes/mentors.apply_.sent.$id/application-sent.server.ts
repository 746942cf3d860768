import type { LoaderFunctionArgs } from "@remix-run/node";
import { isMailConfigured } from "~/platform/mail/transport.server";
import { getAuth } from "~/accounts/session/auth.server";
import { requireOwner } from "~/accounts/session/owner.server";
import { findApplication } from "~/mentoring/applications/queries.server";
import { toReadableEmail } from "~/platform/http/email-domain.server";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const owner = await requireOwner(request, context);
  const application = await findApplication(owner, params.id ?? "");
  if (!application) throw new Response("Not found", { status: 404 });
  const { status } = await getAuth(request, context);
  const email = toReadableEmail(application.email);
  return {
    application: { ...application, email },
    isSignedIn: status === "signed-in",
    isMailConfigured,
  };
}
