import type { SubmissionResult } from "@conform-to/dom";
import type { MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import Download from "lucide-react/icons/download";
import type { PageHandle } from "~/platform/http/page-handle";
import { Button, LinkButton } from "~/ui/button";
import { FormSection } from "~/ui/form-section";
import { pageMeta } from "~/ui/page-meta";
import { Panel } from "~/ui/panel";
import { ActionToast } from "~/ui/toast";
import { DevicesSection } from "./devices-section";
import { EmailSection } from "./email-section";
import { PasswordForm } from "./password-form";
import { SignInMethodsSection } from "./sign-in-methods-section";
import { action, loader } from "./account.server";

export { action, loader };

export const handle = {
  access: "account",
  search: {
    title: "Change your password or email address",
    text: "How you sign in, the devices that are signed in, and a download of all your data.",
  },
} satisfies PageHandle;

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { title: "Account settings" });

export default function AccountSettings() {
  const { email, embedded } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const getResult = (intent: string): SubmissionResult<string[]> | undefined =>
    actionData?.result.initialValue?.intent === intent ? actionData.result : undefined;
  return (
    <>
      <FormSection
        title="Email"
        lead="You use it to sign in and to get notices about your account. Other users don’t see it."
      >
        {embedded ? (
          <EmailSection
            email={email}
            isVerified={embedded.emailVerified}
            isMailConfigured={embedded.isMailConfigured}
            pendingEmail={embedded.pendingEmail}
            restoredEmail={embedded.restoredEmail}
            constraint={embedded.emailConstraint}
            result={getResult("email")}
            methods={embedded.methods}
            verificationError={getResult("verify")?.error?.[""]?.[0]}
          />
        ) : (
          <p className="text-body font-medium break-all">{email}</p>
        )}
      </FormSection>
      {embedded ? (
        <>
          <FormSection
            title="Password"
            lead={
              embedded.methods.hasPassword
                ? "Changing it signs out every other device and ends links we’ve sent."
                : "Your account doesn’t have one yet. You set one with a link, which signs out every device and disconnects Google and LinkedIn."
            }
          >
            {embedded.methods.hasPassword ? (
              <PasswordForm
                email={email}
                constraint={embedded.passwordConstraint}
                result={getResult("password")}
              />
            ) : (
              <Form method="post" data-keep-scroll="">
                <Button variant="secondary" name="intent" value="set-password">
                  Get a link
                </Button>
              </Form>
            )}
          </FormSection>
          <SignInMethodsSection
            methods={embedded.methods}
            isVerified={embedded.emailVerified}
            now={embedded.now}
            result={getResult("connect")}
          />
          <DevicesSection devices={embedded.devices} now={embedded.now} />
        </>
      ) : (
        <FormSection
          title="Password, email address and devices"
          lead="Your account is managed on this site’s account server. Change your password there. The same goes for your email address and devices."
        />
      )}
      <FormSection
        title="Your data"
        lead="One ZIP file with your profile, answers and reviews, assessments, requests and messages, as a web page, CSV and JSON. You can read it without Pathlight."
        aside={
          <LinkButton
            to="/settings/account/export"
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
            Deletes your account and everything you did here. This can’t be undone. The next page
            shows what will be deleted and asks you to confirm.
          </p>
        </div>
        <LinkButton to="/settings/account/delete" variant="danger">
          Delete account…
        </LinkButton>
      </Panel>
      <ActionToast toast={actionData?.toast} />
    </>
  );
}
