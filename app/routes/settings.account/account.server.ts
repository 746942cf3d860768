import { getZodConstraint } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { findKeptForm } from "~/accounts/kept-forms/keep-form.server";
import { requireAccount, signOutAndRedirect } from "~/accounts/session/auth.server";
import { getCaller } from "~/accounts/session/caller.server";
import { embeddedAccounts } from "~/accounts/auth-api/index.server";
import { replyToInvalid } from "~/accounts/form-failure.server";
import {
  getAccountFormSchema,
  getEmailChangeSchema,
  passwordFormSchema,
} from "~/accounts/schema.server";
import { parseForm, readForm } from "~/platform/http/read-form.server";
import { isMailConfigured } from "~/platform/mail/transport.server";
import {
  cancelEmailChange,
  changeEmail,
  changePassword,
  signOutDevice,
  signOutOtherDevices,
  sendVerificationLink,
} from "./actions.server";
import {
  connectProvider,
  disconnectProvider,
  sendPasswordLink,
} from "./sign-in-method-actions.server";
import { toReadableEmail } from "~/platform/http/email-domain.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { profile, token } = await requireAccount(request, context);
  const { emailVerified } = profile;
  const email = toReadableEmail(profile.email);
  if (!embeddedAccounts) return { email, embedded: null };
  const [pendingResult, devicesResult, methods] = await Promise.all([
    embeddedAccounts.emails.getPendingEmail(token),
    embeddedAccounts.devices.listDevices(token),
    embeddedAccounts.social.getSignInMethods(token),
  ]);
  if (!pendingResult.ok) throw await signOutAndRedirect(request, pendingResult);
  if (!devicesResult.ok) throw await signOutAndRedirect(request, devicesResult);
  if (!methods.ok) throw await signOutAndRedirect(request, methods);
  const kept = await findKeptForm(request, context, "/settings/account");
  return {
    email,
    embedded: {
      restoredEmail: kept && String(kept.get("email") ?? ""),
      emailVerified,
      isMailConfigured,
      pendingEmail: pendingResult.email && toReadableEmail(pendingResult.email),
      devices: devicesResult.devices,
      methods,
      now: new Date().toISOString(),
      emailConstraint: getZodConstraint(getEmailChangeSchema(methods.hasPassword)),
      passwordConstraint: getZodConstraint(passwordFormSchema),
    },
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { token, profile } = await requireAccount(request, context);
  if (!embeddedAccounts)
    throw new Response("This is managed on this site’s account server.", { status: 400 });
  const methods = await embeddedAccounts.social.getSignInMethods(token);
  if (!methods.ok) return signOutAndRedirect(request, methods);
  const submission = parseForm(await readForm(request), {
    schema: getAccountFormSchema(methods.hasPassword),
  });
  if (submission.status !== "success") return replyToInvalid(submission);
  const fields = submission.value;
  const actionContext = {
    request,
    context,
    submission,
    token,
    profile,
    caller: await getCaller(request, context),
    accounts: embeddedAccounts,
  };
  switch (fields.intent) {
    case "password":
      return changePassword(actionContext, fields);
    case "email":
      return changeEmail(actionContext, fields);
    case "set-password":
      return sendPasswordLink(actionContext);
    case "connect":
      return connectProvider(actionContext, fields);
    case "disconnect":
      return disconnectProvider(actionContext, fields.provider);
    case "cancel-email":
      return cancelEmailChange(actionContext);
    case "verify":
      return sendVerificationLink(actionContext);
    case "end-device":
      return signOutDevice(actionContext, fields.device);
    case "end-others":
      return signOutOtherDevices(actionContext);
  }
}
