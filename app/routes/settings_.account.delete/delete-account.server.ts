import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { requireAccount, signOutAndRedirect } from "~/accounts/session/auth.server";
import { getCaller, clearDeviceCookie } from "~/accounts/session/caller.server";
import { replyToFailure, replyToInvalid } from "~/accounts/form-failure.server";
import { embeddedAccounts } from "~/accounts/auth-api/index.server";
import { getOwnerId } from "~/accounts/auth-api/profile";
import { getDeleteAccountSchema } from "~/accounts/schema.server";
import { confirmPassword } from "~/accounts/session/confirm-password.server";
import { signOutHeaders } from "~/accounts/session/cookie.server";
import { readForm } from "~/platform/http/read-form.server";
import { toasts } from "~/platform/http/toast.server";
import { deleteAccount } from "~/personal-data/delete-account.server";
import { exportPersonalData } from "~/personal-data/registry.server";
import { toReadableEmail } from "~/platform/http/email-domain.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { profile, token } = await requireAccount(request, context);
  const owner = getOwnerId(profile);
  const [methods, sections] = await Promise.all([
    getSignInMethods(request, token),
    exportPersonalData(owner),
  ]);
  return {
    email: toReadableEmail(profile.email),
    methods,
    constraint: getZodConstraint(getDeleteAccountSchema(methods?.hasPassword ?? true)),
    // What the download has, so that nothing is forgotten here either.
    stored: sections.flatMap(({ title, rows }) =>
      rows.length === 0 ? [] : { title, count: rows.length },
    ),
    hasMentoringSessions: sections.some(
      ({ table, rows }) => table === "mentor_sessions" && rows.length > 0,
    ),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { token, profile } = await requireAccount(request, context);
  const methods = await getSignInMethods(request, token);
  const schema = getDeleteAccountSchema(methods?.hasPassword ?? true);
  const submission = parseWithZod(await readForm(request), { schema });
  if (submission.status !== "success") return replyToInvalid(submission);
  const confirmation = await confirmPassword(
    { token, email: profile.email },
    submission.value.password,
    await getCaller(request, context),
  );
  if (!confirmation.ok)
    return confirmation.status === 401
      ? signOutAndRedirect(request, confirmation)
      : replyToFailure(submission, confirmation);
  const deletion = await deleteAccount(token, getOwnerId(profile));
  if (!deletion.ok && deletion.status === 401) return signOutAndRedirect(request, deletion);
  if (!deletion.ok)
    return replyToFailure(submission, {
      ...deletion,
      message: `Your data was deleted, but not the account itself: ${deletion.message}`,
      errors: undefined,
    });
  return toasts(request).redirectWithSuccess(
    "/",
    { message: "Account deleted", description: "Everything you did here has been deleted." },
    {
      headers: [
        ...(await signOutHeaders(request)),
        ["Set-Cookie", await clearDeviceCookie(request)],
      ],
    },
  );
}

/** Undefined with an external account server: there, everybody has a password. */
async function getSignInMethods(request: Request, token: string) {
  const methods = await embeddedAccounts?.social.getSignInMethods(token);
  if (methods && !methods.ok) throw await signOutAndRedirect(request, methods);
  return methods;
}
