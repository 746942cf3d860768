import type { SubmissionResult } from "@conform-to/dom";
import { Form } from "@remix-run/react";
import type { SignInMethods } from "~/accounts/auth-api/contract";
import { ConfirmSignIn } from "~/accounts/social/confirm-sign-in";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { getFormProps, describeForm } from "~/ui/form";
import { formatPastDay } from "~/ui/format-date";
import { FormSection } from "~/ui/form-section";

interface SignInMethodsSectionProps {
  methods: SignInMethods;
  /** Whether the account's email address is confirmed: until then, it may be someone else's. */
  isVerified: boolean;
  /** The server's time: the browser's clock may differ. */
  now: string;
  result: SubmissionResult<string[]> | undefined;
}

/** Google and LinkedIn, where this server has them. */
export function SignInMethodsSection({
  methods,
  isVerified,
  now,
  result,
}: SignInMethodsSectionProps) {
  const { providers } = methods;
  const others = providers.filter(({ connection }) => connection === null);
  if (providers.length === 0) return null;
  return (
    <FormSection
      id="methods"
      title="Sign-in methods"
      lead="Sign in with another account. It won’t see what you do here."
    >
      <ul>
        {providers.map(({ id, name, connection }) => (
          <li
            key={id}
            className="flex min-h-16 items-center justify-between gap-4 border-b border-hairline py-2.5 last:border-0"
          >
            <div className="min-w-0">
              <p className="text-ui font-medium">{name}</p>
              {connection ? (
                <p className="text-sm wrap-anywhere text-muted">
                  {connection.email ?? "Address shown after the next sign-in"}, connected{" "}
                  {formatPastDay(connection.connectedAt, now)}
                </p>
              ) : (
                <p className="text-sm text-muted">Not connected</p>
              )}
            </div>
            {connection ? (
              <Form method="post" data-keep-scroll="">
                <input type="hidden" name="provider" value={id} />
                <Button
                  variant="ghost"
                  size="sm"
                  name="intent"
                  value="disconnect"
                  aria-label={`Disconnect ${name}`}
                >
                  Disconnect
                </Button>
              </Form>
            ) : null}
          </li>
        ))}
      </ul>
      {others.length === 0 ? null : (
        <Connect methods={methods} isVerified={isVerified} result={result} />
      )}
    </FormSection>
  );
}

function Connect({
  methods,
  isVerified,
  result,
}: Pick<SignInMethodsSectionProps, "methods" | "isVerified" | "result">) {
  const { hasPassword, isConfirmed, providers } = methods;
  if (!isVerified)
    return (
      <p className="mt-4 text-text-2">
        To connect an account, confirm your email address first, above.
      </p>
    );
  if (!hasPassword && !isConfirmed)
    return <ConfirmSignIn methods={methods} page="/settings/account" />;
  return (
    <ConnectForm
      providers={providers.filter(({ connection }) => connection === null)}
      hasPassword={hasPassword}
      result={result}
    />
  );
}

function ConnectForm({
  providers,
  hasPassword,
  result,
}: {
  providers: SignInMethods["providers"];
  hasPassword: boolean;
  result: SubmissionResult<string[]> | undefined;
}) {
  const [form, fields] = describeForm<{ password: string }>({
    id: "connect",
    labels: { password: "Password for this account" },
    lastResult: result,
  });
  return (
    <Form method="post" data-keep-scroll="" {...getFormProps(form)} className="mt-4 grid gap-5">
      <ErrorSummary form={form} />
      <input type="hidden" name="intent" value="connect" />
      {hasPassword ? (
        <Field
          type="password"
          meta={fields.password}
          autoComplete="current-password"
          hint="To connect an account, confirm it’s you."
          className="md:w-1/2 md:pr-2.5"
        />
      ) : null}
      <p className="flex flex-wrap gap-3">
        {providers.map(({ id, name }) => (
          <Button key={id} variant="secondary" name="provider" value={id}>
            Connect {name}
          </Button>
        ))}
      </p>
    </Form>
  );
}
