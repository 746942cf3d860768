import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type LoaderFunctionArgs, data, redirect } from "@remix-run/node";
import { getAuth } from "~/accounts/session/auth.server";
import { getCaller, createDeviceCookie } from "~/accounts/session/caller.server";
import { embeddedAccounts } from "~/accounts/auth-api/index.server";
import { isFormKept } from "~/accounts/kept-forms/keep-form.server";
import { replyToFailure } from "~/accounts/form-failure.server";
import { getVisitorOwnerId } from "~/platform/database/owner-id";
import { getOwnerId } from "~/accounts/auth-api/profile";
import { loginSchema } from "~/accounts/schema.server";
import { readSession, createSessionCookie } from "~/accounts/session/cookie.server";
import { signInEmail } from "~/accounts/session/sign-in-email.server";
import { signIn } from "~/accounts/session/sign-in.server";
import { acceptOwner } from "~/personal-data/delete-account.server";
import { movePersonalData } from "~/personal-data/registry.server";
import { isInterviewSession } from "~/platform/http/security-headers.server";
import { safeRedirect } from "~/platform/http/safe-redirect";
import { toasts } from "~/platform/http/toast.server";
import { readForm } from "~/platform/http/read-form.server";
import { mergePreferencesAtSignIn } from "~/preferences/queries.server";
import { readChosenPreferences, serializePreferences } from "~/preferences/cookie.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  if ((await getAuth(request, context)).status === "signed-in")
    throw redirect(getRedirectTarget(request));
  const email = (await signInEmail.read(request)) ?? "";
  return {
    constraint: getZodConstraint(loginSchema),
    email,
    isFormKept: await isFormKept(request, context, getRedirectTarget(request)),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const submission = parseWithZod(await readForm(request), { schema: loginSchema });
  if (submission.status !== "success") {
    return data({ result: submission.reply({ hideFields: ["password"] }), toast: null }, 400);
  }
  const caller = await getCaller(request, context);
  const signInResult = await signIn(submission.value, caller);
  if (!signInResult.ok)
    return replyToFailure(
      submission,
      signInResult,
      ["password"],
      signInResult.status === 401
        ? "You aren’t signed in. Check both fields, or reset your password."
        : undefined,
    );
  const { visitor: visitorId } = await readSession(request);
  const owner = getOwnerId(signInResult.profile);
  if (!embeddedAccounts) await acceptOwner(owner);
  if (visitorId) await movePersonalData(getVisitorOwnerId(visitorId), owner);
  const preferenceCookies = await serializePreferences(
    request,
    await mergePreferencesAtSignIn(owner, readChosenPreferences(request)),
  );
  const cookies = [
    await createSessionCookie(request, { token: signInResult.token }),
    await signInEmail.clear(request),
    ...preferenceCookies,
  ];
  if (embeddedAccounts) cookies.push(await createDeviceCookie(request, caller));
  const target = getRedirectTarget(request);
  return toasts(request).redirectWithSuccess(target, "Login successful!", {
    headers: [
      ...cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]),
      // The sign-in page's document isn't allowed to use the camera, a session's own is.
      ...(isInterviewSession(target) ? [RELOAD_DOCUMENT] : []),
    ],
  });
}

/** Has Remix load the next page as a new document. */
const RELOAD_DOCUMENT: [string, string] = ["X-Remix-Reload-Document", "true"];

function getRedirectTarget(request: Request): string {
  return safeRedirect(new URL(request.url).searchParams.get("redirectTo"), "/profile");
}
