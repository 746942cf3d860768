import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { signInEmail } from "~/accounts/session/sign-in-email.server";
import { getCaller } from "~/accounts/session/caller.server";
import { embeddedAccounts } from "~/accounts/auth-api/index.server";
import { replyToFailure, replyToInvalid } from "~/accounts/form-failure.server";
import { forgotPasswordSchema } from "~/accounts/schema.server";
import { methodNotAllowed } from "~/platform/http/method-not-allowed.server";
import { readForm } from "~/platform/http/read-form.server";
import { isMailConfigured } from "~/platform/mail/transport.server";
import { toReadableEmail } from "~/platform/http/email-domain.server";

export async function loader({ request }: LoaderFunctionArgs) {
  if (!embeddedAccounts) return null;
  return {
    constraint: getZodConstraint(forgotPasswordSchema),
    isSent: new URL(request.url).searchParams.has("sent"),
    isMailConfigured,
    /** Known after an email change was undone, and after registering. */
    email: toReadableEmail((await signInEmail.read(request)) ?? ""),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  if (!embeddedAccounts) throw methodNotAllowed();
  const submission = parseWithZod(await readForm(request), { schema: forgotPasswordSchema });
  if (submission.status !== "success") return replyToInvalid(submission);
  const result = await embeddedAccounts.passwords.requestReset(
    submission.value.email,
    await getCaller(request, context),
  );
  return result.ok ? redirect("/forgot-password?sent") : replyToFailure(submission, result);
}
