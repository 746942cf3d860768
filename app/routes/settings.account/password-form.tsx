import type { SubmissionResult } from "@conform-to/dom";
import type { getZodConstraint } from "@conform-to/zod/v4";
import { Form } from "@remix-run/react";
import type { PasswordForm as Fields } from "~/accounts/schema.server";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { getFormProps, describeForm } from "~/ui/form";

interface PasswordFormProps {
  email: string;
  constraint: ReturnType<typeof getZodConstraint>;
  result: SubmissionResult<string[]> | undefined;
}

export function PasswordForm({ email, constraint, result }: PasswordFormProps) {
  const [form, fields] = describeForm<Fields>({
    id: "password",
    labels: {
      currentPassword: "Current password",
      newPassword: "New password",
      confirmPassword: "Confirm new password",
    },
    lastResult: result,
    constraint,
  });
  return (
    <Form method="post" data-keep-scroll="" {...getFormProps(form)} className="grid gap-5">
      <ErrorSummary form={form} />
      {/* For password managers. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <div className="grid gap-5 md:grid-cols-2">
        <Field
          type="password"
          meta={fields.currentPassword}
          autoComplete="current-password"
          className="md:pr-2.5 md:col-span-2 md:w-1/2"
        />
        <Field
          type="password"
          meta={fields.newPassword}
          autoComplete="new-password"
          hint="At least 8 characters. Any characters, including spaces."
        />
        <Field type="password" meta={fields.confirmPassword} autoComplete="new-password" />
      </div>
      <Button
        variant="secondary"
        className="justify-self-start"
        name="intent"
        value="password"
        pendingText="Changing…"
      >
        Change password
      </Button>
    </Form>
  );
}
