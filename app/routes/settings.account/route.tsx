import type { SubmissionResult } from "@conform-to/react";
import { getZodConstraint } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Download } from "lucide-react";
import { requireAccount, signOutToLogin } from "~/accounts/account.server";
import { callerOf } from "~/accounts/caller.server";
import { ownAccounts } from "~/accounts/choose-auth-api.server";
import { failureHeaders } from "~/accounts/form-failure.server";
import { emailChangeSchema, passwordFormSchema } from "~/accounts/schema.server";
import { readForm } from "~/platform/http/read-form.server";
import { LinkButton } from "~/ui/button";
import { FormSection } from "~/ui/form-section";
import { pageMeta } from "~/ui/page-meta";
import { Panel } from "~/ui/panel";
import { ActionToast } from "~/ui/toast";
import { mailLeaves } from "~/platform/mail/transport.server";
import { DevicesSection } from "./devices-section";
import { EmailSection } from "./email-section";
import {
  cancelEmail,
  changeEmail,
  changePassword,
  endDevice,
  endOtherDevices,
  verifyEmail,
} from "./intents.server";
import { PasswordForm } from "./password-form";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { profile, token } = await requireAccount(request, context);
  const { email, emailVerified } = profile;
  if (!ownAccounts) return { email, own: null };
  const [pending, sessions] = await Promise.all([
    ownAccounts.emails.pendingEmail(token),
    ownAccounts.devices.list(token),
  ]);
  if (!pending.ok) throw await signOutToLogin(request, pending);
  if (!sessions.ok) throw await signOutToLogin(request, sessions);
  return {
    email,
    own: {
      emailVerified,
      mailLeaves,
      pending: pending.email,
      devices: sessions.devices,
      now: new Date().toISOString(),
      emailConstraint: getZodConstraint(emailChangeSchema),
      passwordConstraint: getZodConstraint(passwordFormSchema),
    },
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { token } = await requireAccount(request, context);
  if (!ownAccounts)
    throw new Response("This is done on the account server of this installation.", { status: 400 });
  const form = await readForm(request);
  const asked = {
    request,
    form,
    token,
    caller: await callerOf(request, context),
    own: ownAccounts,
  };
  switch (form.get("intent")) {
    case "password":
      return changePassword(asked);
    case "email":
      return changeEmail(asked);
    case "cancel-email":
      return cancelEmail(asked);
    case "verify":
      return verifyEmail(asked);
    case "end-device":
      return endDevice(asked);
    case "end-others":
      return endOtherDevices(asked);
    default:
      throw new Response("Use one of the forms on this page.", { status: 400 });
  }
}

export { failureHeaders as headers };

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { title: "Account settings" });

export default function AccountSettings() {
  const { email, own } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  const resultOf = (intent: string): SubmissionResult<string[]> | undefined =>
    failed?.result.initialValue?.intent === intent ? failed.result : undefined;
  return (
    <>
      <FormSection
        title="Email"
        lead="You sign in with it, and notices about your account go there. Nobody else sees it."
      >
        {own ? (
          <EmailSection
            email={email}
            isVerified={own.emailVerified}
            mailLeaves={own.mailLeaves}
            pending={own.pending}
            constraint={own.emailConstraint}
            result={resultOf("email")}
          />
        ) : (
          <p className="text-body font-medium break-all">{email}</p>
        )}
      </FormSection>
      {own ? (
        <>
          <FormSection title="Password" lead="Changing it signs out every other device.">
            <PasswordForm
              email={email}
              constraint={own.passwordConstraint}
              result={resultOf("password")}
            />
          </FormSection>
          <DevicesSection devices={own.devices} now={own.now} />
        </>
      ) : (
        <FormSection
          title="Password, email address and devices"
          lead="Your account lives on the account server of this installation. Change your password there; this site cannot. The same holds for your address and for the list of devices you are signed in on."
        />
      )}
      <FormSection
        title="Your data"
        lead="One ZIP with everything: profile, answers and their reviews, assessments, requests, messages. To read, as tables and as JSON, all without Pathlight."
        aside={
          <LinkButton
            to="/settings/account/export"
            reloadDocument
            download
            variant="secondary"
            className="whitespace-nowrap"
          >
            <Download strokeWidth={1.6} aria-hidden />
            Download ZIP
          </LinkButton>
        }
      />
      <Panel className="mt-2 grid items-center gap-x-6 gap-y-5 border-danger/50! bg-danger-soft/50! p-6 md:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <h2 className="text-h3">Delete account</h2>
          <p className="mt-1.5 max-w-[38em] text-sm text-text-2">
            Removes your account and everything you did here. It cannot be undone. The next page
            says what goes and asks for your password.
          </p>
        </div>
        <LinkButton to="/settings/account/delete" variant="danger">
          Delete account…
        </LinkButton>
      </Panel>
      <ActionToast toast={failed?.toast} />
    </>
  );
}
