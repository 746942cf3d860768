import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { getOwnerId } from "~/accounts/auth-api/profile";
import { getAuth, requireAccount } from "~/accounts/session/auth.server";
import { requireOwner } from "~/accounts/session/owner.server";
import { deleteOwnMessage, findMessage } from "~/contact/queries.server";
import { toReadableEmail } from "~/platform/http/email-domain.server";
import { readIntent } from "~/platform/http/read-form.server";
import { toasts } from "~/platform/http/toast.server";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const owner = await requireOwner(request, context);
  const message = await findMessage(owner, params.id ?? "");
  if (!message) throw new Response("Not found", { status: 404 });
  const { status } = await getAuth(request, context);
  return {
    ...message,
    email: toReadableEmail(message.email),
    canDelete: status === "signed-in",
  };
}

const formSchema = z.object({ intent: z.literal("delete") });

/** Who wrote it with an account may delete it; a browser alone doesn't show who its person is. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const { profile } = await requireAccount(request, context);
  const owner = getOwnerId(profile);
  const message = await findMessage(owner, params.id ?? "");
  if (!message) throw new Response("Not found", { status: 404 });
  await readIntent(request, formSchema);
  await deleteOwnMessage(owner, message.id);
  return toasts(request).redirectWithSuccess("/contact", "Message deleted");
}
