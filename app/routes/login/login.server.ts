import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { getAuth } from "~/accounts/session/auth.server";
import { getCaller } from "~/accounts/session/caller.server";
import { isFormKept } from "~/accounts/kept-forms/keep-form.server";
import { replyToFailure, replyToInvalid } from "~/accounts/form-failure.server";
import { loginSchema } from "~/accounts/schema.server";
import { signInEmail } from "~/accounts/session/sign-in-email.server";
import { signIn } from "~/accounts/session/sign-in.server";
import { finishSignIn } from "~/personal-data/finish-sign-in.server";
import { safeRedirect } from "~/platform/http/safe-redirect";
import { toasts } from "~/platform/http/toast.server";
import { readForm } from "~/platform/http/read-form.server";
import { toReadableEmail } from "~/platform/http/email-domain.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  if ((await getAuth(request, context)).status === "signed-in")
    throw redirect(getRedirectTarget(request));
  const email = toReadableEmail((await signInEmail.read(request)) ?? "");
  return {
    constraint: getZodConstraint(loginSchema),
    email,
    isFormKept: await isFormKept(request, context, getRedirectTarget(request)),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const submission = parseWithZod(await readForm(request), { schema: loginSchema });
  if (submission.status !== "success") {
    return replyToInvalid(submission);
  }
  const caller = await getCaller(request, context);
  const signInResult = await signIn(submission.value, caller);
  if (!signInResult.ok)
    return replyToFailure(
      submission,
      signInResult,
      signInResult.status === 401
        ? "You aren’t signed in. Check both fields, or reset your password."
        : undefined,
    );
  const target = getRedirectTarget(request);
  const headers = await finishSignIn(request, caller, signInResult);
  if (signInResult.profile.suspension) return redirect("/suspended", { headers });
  return toasts(request).redirectWithSuccess(target, "Login successful!", { headers });
}

function getRedirectTarget(request: Request): string {
  return safeRedirect(new URL(request.url).searchParams.get("redirectTo"), "/profile");
}
