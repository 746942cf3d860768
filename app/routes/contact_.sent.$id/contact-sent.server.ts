import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireOwner } from "~/accounts/session/owner.server";
import { findMessage } from "~/contact/queries.server";
import { toReadableEmail } from "~/platform/http/email-domain.server";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const owner = await requireOwner(request, context);
  const message = await findMessage(owner, params.id ?? "");
  if (!message) throw new Response("Not found", { status: 404 });
  return { ...message, email: toReadableEmail(message.email) };
}
