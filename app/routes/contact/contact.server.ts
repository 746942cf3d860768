import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  data,
} from "@remix-run/node";
import { getAuth } from "~/accounts/session/auth.server";
import { rateLimitedForm } from "~/platform/http/rate-limited.server";
import { getVisitorOwnerId } from "~/platform/database/owner-id";
import { getOwnerId } from "~/accounts/auth-api/profile";
import { readSession } from "~/accounts/session/cookie.server";
import { insertMessage, contactLimit } from "~/contact/queries.server";
import { contactSchema } from "~/contact/schema.server";
import { getClient } from "~/platform/http/client.server";
import { readForm } from "~/platform/http/read-form.server";
import { toasts } from "~/platform/http/toast.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const auth = await getAuth(request, context);
  const { name = "", email = "" } = auth.status === "signed-in" ? auth.profile : {};
  return { constraint: getZodConstraint(contactSchema), defaults: { name, email } };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const submission = parseWithZod(await readForm(request), { schema: contactSchema });
  if (submission.status !== "success") return data({ result: submission.reply() }, 400);
  const retryAfter = await contactLimit.consume(getClient(context).ip);
  if (retryAfter)
    return rateLimitedForm("Too many messages from your network.", retryAfter, (message) => ({
      result: submission.reply({ formErrors: [message] }),
    }));
  await insertMessage(await findMessageOwner(request, context), submission.value);
  return toasts(request).redirectWithSuccess("/contact", {
    message: "Message sent",
    description: "It’s saved for the people who run this server.",
  });
}

/** The sender. Messages are also accepted while the auth API is unreachable. */
async function findMessageOwner(request: Request, context: AppLoadContext): Promise<string | null> {
  const auth = await getAuth(request, context);
  if (auth.status === "signed-in") return getOwnerId(auth.profile);
  const { visitor: visitorId } = await readSession(request);
  return visitorId ? getVisitorOwnerId(visitorId) : null;
}
