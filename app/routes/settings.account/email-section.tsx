import type { SubmissionResult } from "@conform-to/dom";
import type { getZodConstraint } from "@conform-to/zod/v4";
import { Form } from "@remix-run/react";
import MailQuestion from "lucide-react/icons/mail-question-mark";
import { getFormProps, describeForm } from "~/ui/form";
import { CircleAlert, CircleCheck } from "~/ui/icons";
import type { SignInMethods } from "~/accounts/auth-api/contract";
import { ConfirmSignIn } from "~/accounts/social/confirm-sign-in";
import { NO_MAIL } from "~/accounts/no-mail";
import type { EmailForm } from "~/accounts/schema.server";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { FormError } from "~/ui/form-error";
import { Field } from "~/ui/field";
import { KeepFormFields } from "~/ui/keep-form-fields";
import { RestoredNote } from "~/ui/restored-note";

interface EmailSectionProps {
  email: string;
  isVerified: boolean;
  /** False without a mail server: emails are then written to a folder. */
  isMailConfigured: boolean;
  /** A new address that isn't confirmed yet. */
  pendingEmail: string | undefined;
  /** What was entered before the session ended. */
  restoredEmail: string | null;
  constraint: ReturnType<typeof getZodConstraint>;
  result: SubmissionResult<string[]> | undefined;
  methods: SignInMethods;
  /** Why the link was not sent again. */
  verificationError: string | undefined;
}

export function EmailSection({
  email,
  isVerified,
  isMailConfigured,
  pendingEmail,
  restoredEmail,
  constraint,
  result,
  methods,
  verificationError,
}: EmailSectionProps) {
  const [form, fields] = describeForm<EmailForm>({
    id: "email",
    labels: { email: "New email address", password: "Your password" },
    lastResult: result,
    constraint,
    defaultValue: { email: restoredEmail ?? "" },
  });
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <p className="text-body font-medium break-all">{email}</p>
          {isVerified ? (
            <p className="mt-1 flex items-center gap-1.5 text-sm text-success">
              <CircleCheck className="size-4 flex-none" aria-hidden />
              Confirmed
            </p>
          ) : (
            <p className="mt-1 flex items-center gap-1.5 text-sm text-warn">
              <CircleAlert className="size-4 flex-none" aria-hidden />
              {isMailConfigured
                ? "Not confirmed yet: open the link in the email we sent there."
                : `Not confirmed yet. ${NO_MAIL}`}
            </p>
          )}
        </div>
        {isVerified ? null : (
          <Form method="post" data-keep-scroll="">
            <Button variant="secondary" size="sm" name="intent" value="verify">
              Get a new link
            </Button>
          </Form>
        )}
      </div>
      <FormError>{verificationError}</FormError>
      {pendingEmail === undefined ? null : (
        <Form
          method="post"
          className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-primary-line bg-primary-soft px-4 py-3 text-sm"
        >
          <MailQuestion
            className="size-5 flex-none text-primary-ink"
            strokeWidth={1.75}
            aria-hidden
          />
          <p className="min-w-0 flex-1 basis-64">
            Waiting for you to open the link sent to{" "}
            <b className="font-strong break-all">{pendingEmail}</b>. It works for one hour, in the
            browser in which you asked for it.
          </p>
          <Button variant="secondary" size="sm" name="intent" value="cancel-email">
            Cancel email change
          </Button>
        </Form>
      )}
      {!methods.hasPassword && !methods.isConfirmed ? (
        <div className="mt-6">
          <ConfirmSignIn methods={methods} page="/settings/account" />
        </div>
      ) : (
        <Form method="post" data-keep-scroll="" {...getFormProps(form)} className="mt-6 grid gap-5">
          <KeepFormFields page="/settings/account" isRestored={restoredEmail !== null} />
          {restoredEmail === null ? null : (
            <RestoredNote>
              You were signed out, so this change hasn’t been made yet. Enter your password again.
            </RestoredNote>
          )}
          <ErrorSummary form={form} />
          <div className="grid gap-5 md:grid-cols-2">
            <Field
              type="email"
              meta={fields.email}
              autoComplete="email"
              // No link to the new address can tell that it was misspelled.
              hint={
                isMailConfigured
                  ? undefined
                  : "Check it for typos: from then on, you sign in with it."
              }
            />
            {methods.hasPassword ? (
              <Field type="password" meta={fields.password} autoComplete="current-password" />
            ) : null}
          </div>
          <Button
            variant="secondary"
            className="justify-self-start"
            name="intent"
            value="email"
            pendingText="Saving…"
          >
            Change email
          </Button>
        </Form>
      )}
    </>
  );
}
