import { getFormProps, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  data,
  redirect,
} from "@remix-run/node";
import {
  Form,
  Link,
  useActionData,
  useLoaderData,
  useLocation,
  useNavigation,
} from "@remix-run/react";
import { whoIsThere } from "~/accounts/account.server";
import { callerOf, deviceCookie } from "~/accounts/caller.server";
import { ownAccounts } from "~/accounts/choose-auth-api.server";
import { failureHeaders, replyToFailure } from "~/accounts/form-failure.server";
import { ownerOfVisitor } from "~/accounts/owner.server";
import { ownerOf } from "~/accounts/profile";
import { type LoginForm, loginSchema } from "~/accounts/schema.server";
import { readSession, sessionCookie } from "~/accounts/session.server";
import { signIn } from "~/accounts/sign-in.server";
import { SocialSignIn } from "~/accounts/social-sign-in";
import { moveRecords } from "~/records/rooms.server";
import { isSecure } from "~/platform/http/cookies.server";
import { safeRedirect } from "~/platform/http/safe-redirect";
import { toasts } from "~/platform/http/toast.server";
import { readForm } from "~/platform/http/read-form.server";
import { adoptPreferences } from "~/preferences/account-preferences.server";
import { chosenPreferences, preferenceCookies } from "~/preferences/cookie.server";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { AuthLayout } from "~/ui/layout/auth-layout";
import { pageMeta } from "~/ui/page-meta";
import { ActionToast } from "~/ui/toast";

export async function loader({ request, context }: LoaderFunctionArgs) {
  if ((await whoIsThere(request, context)).kind === "signed-in")
    throw redirect(destination(request));
  const email = new URL(request.url).searchParams.get("email") ?? "";
  return { constraint: getZodConstraint(loginSchema), email };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const submission = parseWithZod(await readForm(request), { schema: loginSchema });
  if (submission.status !== "success") {
    return data({ result: submission.reply({ hideFields: ["password"] }), toast: null }, 400);
  }
  const caller = await callerOf(request, context);
  const signedIn = await signIn(submission.value, caller);
  if (!signedIn.ok) return replyToFailure(submission, signedIn, ["password"]);
  const { visitor } = await readSession(request);
  const owner = ownerOf(signedIn.profile);
  if (visitor) await moveRecords(ownerOfVisitor(visitor), owner);
  const look = preferenceCookies(
    await adoptPreferences(owner, chosenPreferences(request)),
    isSecure(request),
  );
  const cookies = [await sessionCookie(request, { token: signedIn.token }), ...look];
  if (ownAccounts) cookies.push(await deviceCookie(request, caller));
  return toasts(request).redirectWithSuccess(destination(request), "Login successful!", {
    headers: cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]),
  });
}

function destination(request: Request): string {
  return safeRedirect(new URL(request.url).searchParams.get("redirectTo"), "/profile");
}

export { failureHeaders as headers };

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Sign in",
    description: "Sign in to Pathlight and pick up where you left off.",
    path: "/login",
  });

export default function Login() {
  const { constraint, email } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  const { search } = useLocation();
  const sending = useNavigation().formAction?.startsWith("/login");
  const [form, fields] = useForm<LoginForm>({
    id: "login",
    lastResult: failed?.result,
    constraint,
    defaultValue: { email },
  });
  return (
    <AuthLayout title="Welcome back" lead="Pick up where you left off.">
      <ActionToast toast={failed?.toast} />
      <Form method="post" {...getFormProps(form)} className="grid gap-5">
        <ErrorSummary form={form} attempt={failed?.result} />
        <Field label="Email" type="email" meta={fields.email} autoComplete="username" />
        <Field
          label="Password"
          type="password"
          meta={fields.password}
          autoComplete="current-password"
          aside={
            <Link to="/forgot-password" className="font-medium text-primary-ink">
              Forgot password?
            </Link>
          }
        />
        <Button size="lg" className="mt-2 w-full" pending={sending && "Signing in…"}>
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
