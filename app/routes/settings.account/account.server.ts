import { getZodConstraint } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { findKeptForm } from "~/accounts/kept-forms/keep-form.server";
import { requireAccount, signOutAndRedirect } from "~/accounts/session/auth.server";
import { getCaller } from "~/accounts/session/caller.server";
import { embeddedAccounts } from "~/accounts/auth-api/index.server";
import { emailChangeSchema, passwordFormSchema } from "~/accounts/schema.server";
import { readForm } from "~/platform/http/read-form.server";
import { isMailConfigured } from "~/platform/mail/transport.server";
import {
  cancelEmailChange,
  changeEmail,
  changePassword,
  signOutDevice,
  signOutOtherDevices,
  sendVerificationLink,
} from "./actions.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { profile, token } = await requireAccount(request, context);
  const { email, emailVerified } = profile;
  if (!embeddedAccounts) return { email, embedded: null };
  const [pendingResult, devicesResult] = await Promise.all([
    embeddedAccounts.emails.getPendingEmail(token),
    embeddedAccounts.devices.listDevices(token),
  ]);
  if (!pendingResult.ok) throw await signOutAndRedirect(request, pendingResult);
  if (!devicesResult.ok) throw await signOutAndRedirect(request, devicesResult);
  const kept = await findKeptForm(request, context, "/settings/account");
  return {
    email,
    embedded: {
      restoredEmail: kept && String(kept.get("email") ?? ""),
      emailVerified,
      isMailConfigured,
      pendingEmail: pendingResult.email,
      devices: devicesResult.devices,
      now: new Date().toISOString(),
      emailConstraint: getZodConstraint(emailChangeSchema),
      passwordConstraint: getZodConstraint(passwordFormSchema),
    },
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { token } = await requireAccount(request, context);
  if (!embeddedAccounts)
    throw new Response("This is managed on this site’s account server.", { status: 400 });
  const form = await readForm(request);
  const actionContext = {
    request,
    form,
    token,
    caller: await getCaller(request, context),
    accounts: embeddedAccounts,
  };
  switch (form.get("intent")) {
    case "password":
      return changePassword(actionContext);
    case "email":
      return changeEmail(actionContext);
    case "cancel-email":
      return cancelEmailChange(actionContext);
    case "verify":
      return sendVerificationLink(actionContext);
    case "end-device":
      return signOutDevice(actionContext);
    case "end-others":
      return signOutOtherDevices(actionContext);
    default:
      throw new Response("Please use one of the forms on this page.", { status: 400 });
  }
}
