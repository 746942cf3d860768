import type { SubmissionResult } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Download } from "lucide-react";
import { LinkButton } from "~/ui/button";
import { FormSection } from "~/ui/form-section";
import { pageMeta } from "~/ui/page-meta";
import { Panel } from "~/ui/panel";
import { ActionToast } from "~/ui/toast";
import { DevicesSection } from "./devices-section";
import { EmailSection } from "./email-section";
import { PasswordForm } from "./password-form";
import { action, loader } from "./account.server";

export { action, loader };

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
        lead="You sign in with it, and notices about your account go there. Nobody else sees it."
      >
        {embedded ? (
          <EmailSection
            email={email}
            isVerified={embedded.emailVerified}
            isMailConfigured={embedded.isMailConfigured}
            pendingEmail={embedded.pendingEmail}
            constraint={embedded.emailConstraint}
            result={getResult("email")}
          />
        ) : (
          <p className="text-body font-medium break-all">{email}</p>
        )}
      </FormSection>
      {embedded ? (
        <>
          <FormSection title="Password" lead="Changing it signs out every other device.">
            <PasswordForm
              email={email}
              constraint={embedded.passwordConstraint}
              result={getResult("password")}
            />
          </FormSection>
          <DevicesSection devices={embedded.devices} now={embedded.now} />
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
      <ActionToast toast={actionData?.toast} />
    </>
  );
}
