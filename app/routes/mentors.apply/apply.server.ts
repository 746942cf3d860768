import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/node";
import { getAuth } from "~/accounts/session/auth.server";
import { rateLimitedForm } from "~/platform/http/rate-limited.server";
import { findOrCreateOwner } from "~/accounts/session/owner.server";
import { mentorApplicationLimit } from "~/mentoring/limits.server";
import { insertApplication } from "~/mentoring/queries.server";
import { applicationSchema } from "~/mentoring/schema.server";
import { getClient } from "~/platform/http/client.server";
import { readForm } from "~/platform/http/read-form.server";
import { toasts } from "~/platform/http/toast.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const auth = await getAuth(request, context);
  const {
    name = "",
    email = "",
    title = "",
    linkedin = "",
  } = auth.status === "signed-in" ? auth.profile : {};
  return {
    constraint: getZodConstraint(applicationSchema),
    defaults: { name, email, title, link: linkedin },
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const submission = parseWithZod(await readForm(request), { schema: applicationSchema });
  if (submission.status !== "success") return data({ result: submission.reply() }, 400);
  const retryAfter = await mentorApplicationLimit.consume(getClient(context).ip);
  if (retryAfter)
    return rateLimitedForm("Too many applications from your network.", retryAfter, (message) => ({
      result: submission.reply({ formErrors: [message] }),
    }));
  const { owner, headers } = await findOrCreateOwner(request, context);
  await insertApplication(owner, submission.value);
  const toast = {
    message: "Application sent",
    description: "It’s saved for the people who run this server. They can contact you by email.",
  };
  return toasts(request).redirectWithSuccess("/mentors", toast, { headers });
}
