import type { MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData, useLocation } from "@remix-run/react";
import type { LoginForm } from "~/accounts/schema.server";
import { SocialSignIn } from "~/accounts/social-sign-in";
import type { PageHandle } from "~/platform/http/page-handle";
import accountStyles from "~/styles/kinds/account.css?url";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { getFormProps, describeForm } from "~/ui/form";
import { RestoredNote } from "~/ui/restored-note";
import { AuthLayout } from "~/ui/layout/auth-layout";
import { Link } from "~/ui/link";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { ActionToast } from "~/ui/toast";
import { action, loader } from "./login.server";

export { action, loader };

export const handle = {
  access: "public",
  openWhenSuspended: true,
  cache: "same-for-everyone",
  preload: "prefetch",
  sitemap: true,
  search: { title: "Sign in", text: "Log in to your account." },
} satisfies PageHandle;

export const links = linkStyles(accountStyles);

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Sign in",
    description: "Sign in to Pathlight and pick up where you left off.",
    path: "/login",
  });

export default function Login() {
  const { constraint, email, isFormKept } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const { search } = useLocation();
  const [form, fields] = describeForm<LoginForm>({
    id: "login",
    labels: { email: "Email", password: "Password" },
    lastResult: actionData?.result,
    constraint,
    defaultValue: { email },
  });
  return (
    // The address is known right after registering, confirming it, or choosing a new password.
    <AuthLayout
      title={email === "" ? "Welcome back" : "Your account is ready"}
      lead={email === "" ? "Pick up where you left off." : "Enter your password to sign in."}
    >
      <ActionToast toast={actionData?.toast} />
      <Form method="post" {...getFormProps(form)} className="grid gap-5">
        {isFormKept ? (
          <RestoredNote>
            You have been signed out. Sign in, and your text will still be here.
          </RestoredNote>
        ) : null}
        <ErrorSummary form={form} />
        <Field type="email" meta={fields.email} autoComplete="username" />
        <Field
          type="password"
          meta={fields.password}
          autoComplete="current-password"
          aside={
            <Link
              to="/forgot-password"
              className="relative font-medium text-primary-ink after:absolute after:-inset-x-3 after:-top-4 after:-bottom-2.5"
            >
              Forgot password?
            </Link>
          }
        />
        <Button size="lg" className="mt-2 w-full" pendingText="Signing in…">
          Sign In
        </Button>
      </Form>
      <SocialSignIn />
      <p className="mt-8 text-center text-sm text-muted">
        New to Pathlight?{" "}
        <Link to={`/register${search}`} className="font-medium text-primary-ink">
          Create an account
        </Link>
      </p>
    </AuthLayout>
  );
}
