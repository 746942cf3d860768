import { getFormProps, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  data,
  redirect,
} from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { callerOf } from "~/accounts/caller.server";
import { ownAccounts } from "~/accounts/choose-auth-api.server";
import { Elsewhere } from "~/accounts/elsewhere";
import { failureHeaders, replyToFailure } from "~/accounts/form-failure.server";
import { type ForgotPasswordForm, forgotPasswordSchema } from "~/accounts/schema.server";
import { methodNotAllowed } from "~/platform/http/method.server";
import { readForm } from "~/platform/http/read-form.server";
import { mailLeaves } from "~/platform/mail/transport.server";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { AuthLayout } from "~/ui/layout/auth-layout";
import { pageMeta } from "~/ui/page-meta";
import { ActionToast } from "~/ui/toast";
import { Sent } from "./sent";

const TITLE = "Forgot your password?";

export function loader({ request }: LoaderFunctionArgs) {
  if (!ownAccounts) return null;
  return {
    constraint: getZodConstraint(forgotPasswordSchema),
    isSent: new URL(request.url).searchParams.has("sent"),
    mailLeaves,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  if (!ownAccounts) throw methodNotAllowed();
  const submission = parseWithZod(await readForm(request), { schema: forgotPasswordSchema });
  if (submission.status !== "success")
    return data({ result: submission.reply(), toast: null }, 400);
  const asked = await ownAccounts.passwords.requestReset(
    submission.value.email,
    await callerOf(request, context),
  );
  return asked.ok ? redirect("/forgot-password?sent") : replyToFailure(submission, asked, []);
}

export { failureHeaders as headers };

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { title: TITLE });

export default function ForgotPassword() {
  const known = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  const sending = useNavigation().formAction?.startsWith("/forgot-password");
  const [form, fields] = useForm<ForgotPasswordForm>({
    id: "forgot",
    lastResult: failed?.result,
    constraint: known?.constraint,
  });
  if (!known)
    return (
      <Elsewhere title={TITLE}>
        Reset your password there. This site never sees it and cannot send you a link.
      </Elsewhere>
    );
  if (known.isSent) return <Sent mailLeaves={known.mailLeaves} />;
  return (
    <AuthLayout
      title={TITLE}
      lead="Say which address your account has, and a link to choose a new one is sent there."
    >
      <ActionToast toast={failed?.toast} />
      <Form method="post" action="/forgot-password" {...getFormProps(form)} className="grid gap-5">
        <ErrorSummary form={form} attempt={failed?.result} />
        <Field label="Email" type="email" meta={fields.email} autoComplete="username" />
        <Button size="lg" className="mt-2 w-full" pending={sending && "Sending…"}>
          Send me a link
        </Button>
      </Form>
      <p className="mt-8 text-center text-sm text-muted">
        Remembered it?{" "}
        <Link to="/login" className="font-medium text-primary-ink">
          Sign in
        </Link>
      </p>
    </AuthLayout>
  );
}
