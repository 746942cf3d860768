import type { MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData, useLocation } from "@remix-run/react";
import type { RegisterForm } from "~/accounts/schema.server";
import { SocialSignIn } from "~/accounts/social-sign-in";
import type { PageHandle } from "~/platform/http/page-handle";
import accountStyles from "~/styles/kinds/account.css?url";
import { Button } from "~/ui/button";
import { CheckboxField } from "~/ui/checkbox-field";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { getFormProps, describeForm } from "~/ui/form";
import { AuthLayout } from "~/ui/layout/auth-layout";
import { RecordIllustration } from "~/ui/layout/record-illustration";
import { Link } from "~/ui/link";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { ActionToast } from "~/ui/toast";
import { action, loader } from "./register.server";

export { action, loader };

export const handle = {
  access: "public",
  openWhenSuspended: true,
  cache: "same-for-everyone",
  preload: "prefetch",
  sitemap: true,
  search: {
    title: "Create an account",
    text: "Register or sign up, and keep what you have done so far.",
  },
} satisfies PageHandle;

export const links = linkStyles(accountStyles);

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Create an account",
    description:
      "A free account saves every answer, score and next step. You need a name, an email address and a password.",
    path: "/register",
  });

export default function Register() {
  const { constraint, minAge } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const { search } = useLocation();
  const [form, fields] = describeForm<RegisterForm>({
    id: "register",
    labels: {
      firstName: "First name",
      lastName: "Last name",
      email: "Email",
      password: "Password",
      confirmPassword: "Confirm password",
      terms: "Terms",
    },
    lastResult: actionData?.result,
    constraint,
  });
  return (
    <AuthLayout
      title="Create your account"
      lead="Save every answer, score and next step. Free to use. Mentors may charge for sessions."
      picture={<RecordIllustration />}
    >
      <ActionToast toast={actionData?.toast} />
      <Form method="post" {...getFormProps(form)} className="grid gap-5">
        <ErrorSummary form={form} />
        <div className="grid gap-5 md:grid-cols-2 md:gap-3">
          <Field meta={fields.firstName} autoComplete="given-name" />
          <Field
            meta={fields.lastName}
            autoComplete="family-name"
            hint="Leave it empty if you have one name."
          />
        </div>
        <Field type="email" meta={fields.email} autoComplete="email" />
        <Field
          type="password"
          meta={fields.password}
          autoComplete="new-password"
          hint="At least 8 characters. A few unrelated words work well."
        />
        <Field type="password" meta={fields.confirmPassword} autoComplete="new-password" />
        <CheckboxField meta={fields.terms}>
          {minAge === undefined ? "I agree" : `I’m at least ${minAge} years old and agree`} to the{" "}
          <Link to="/terms" className="text-primary-ink underline underline-offset-3">
            Terms
          </Link>{" "}
          and the{" "}
          <Link to="/privacy" className="text-primary-ink underline underline-offset-3">
            Privacy Policy
          </Link>
        </CheckboxField>
        <Button size="lg" className="w-full" pendingText="Creating your account…">
          Create Account
        </Button>
      </Form>
      <SocialSignIn />
      <p className="mt-8 text-center text-sm text-muted">
        Already have an account?{" "}
        <Link to={`/login${search}`} className="font-medium text-primary-ink">
          Sign in
        </Link>
      </p>
    </AuthLayout>
  );
}
