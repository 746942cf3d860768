import { getFormProps, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  data,
} from "@remix-run/node";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { requireAccount, signOutAndRedirect } from "~/accounts/session/auth.server";
import { getCaller, clearDeviceCookie } from "~/accounts/session/caller.server";
import { authApi } from "~/accounts/auth-api/index.server";
import { forwardRetryAfter, replyToFailure } from "~/accounts/form-failure.server";
import { getOwnerId } from "~/accounts/auth-api/profile";
import { type DeleteAccountForm, deleteAccountSchema } from "~/accounts/schema.server";
import { signOutHeaders } from "~/accounts/session/cookie.server";
import { listLatestRatings } from "~/assessment/assessments.server";
import { listSessions } from "~/interviews/sessions.server";
import { listRequests } from "~/mentoring/queries.server";
import { readForm } from "~/platform/http/read-form.server";
import { toasts } from "~/platform/http/toast.server";
import { erasePersonalData } from "~/personal-data/registry.server";
import { Button, LinkButton } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { Page } from "~/ui/layout/page";
import { pageMeta } from "~/ui/page-meta";
import { ActionToast } from "~/ui/toast";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { profile } = await requireAccount(request, context);
  const owner = getOwnerId(profile);
  const [sessions, ratings, requests] = await Promise.all([
    listSessions(owner),
    listLatestRatings(owner),
    listRequests(owner),
  ]);
  return {
    email: profile.email,
    constraint: getZodConstraint(deleteAccountSchema),
    sessions: sessions.length,
    answers: sessions.reduce((sum, session) => sum + session.answeredCount, 0),
    ratings: ratings.length,
    requests: requests.length,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { token, profile } = await requireAccount(request, context);
  const submission = parseWithZod(await readForm(request), { schema: deleteAccountSchema });
  if (submission.status !== "success")
    return data({ result: submission.reply({ hideFields: ["password"] }), toast: null }, 400);
  const loginResult = await authApi.login(
    { email: profile.email, password: submission.value.password },
    await getCaller(request, context),
  );
  if (!loginResult.ok)
    return replyToFailure(submission, loginResult.status === 401 ? wrongPassword : loginResult, [
      "password",
    ]);
  // Records first: should the second step fail, the person can still sign in and ask again.
  await erasePersonalData(getOwnerId(profile));
  const deletion = await authApi.deleteAccount(token);
  if (!deletion.ok) await authApi.logout(loginResult.token);
  if (!deletion.ok && deletion.status === 401) return signOutAndRedirect(request, deletion);
  if (!deletion.ok)
    return replyToFailure(
      submission,
      {
        ...deletion,
        message: `What you did here is erased, but the account itself still stands: ${deletion.message}`,
        errors: undefined,
      },
      ["password"],
    );
  return toasts(request).redirectWithSuccess(
    "/",
    { message: "Account deleted", description: "Everything you did here has been erased." },
    {
      headers: [
        ...(await signOutHeaders(request)),
        ["Set-Cookie", await clearDeviceCookie(request)],
      ],
    },
  );
}

const wrongPassword = {
  ok: false as const,
  status: 400,
  message: "This is not your password.",
  errors: { password: ["This is not your password."] },
};

export { forwardRetryAfter as headers };

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Delete your account" });

export default function DeleteAccount() {
  const { email, constraint, sessions, answers, ratings, requests } =
    useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const deleting = useNavigation().formAction?.startsWith("/settings/account/delete");
  const [form, fields] = useForm<DeleteAccountForm>({
    id: "delete-account",
    lastResult: actionData?.result,
    constraint,
  });
  return (
    <Page compact>
      <div className="max-w-[40rem]">
        <ActionToast toast={actionData?.toast} />
        <h1 className="text-title">Delete your account?</h1>
        <p className="mt-4 text-lead text-text-2">
          This removes the account of {email} and everything in it, at once and for good. Nobody can
          bring it back.
        </p>
        <h2 className="mt-9 font-sans text-sm font-strong">What goes</h2>
        <ul className="num mt-3 grid gap-2 text-text-2">
          <li className="tick">Your name, email, password and profile</li>
          <li className="tick">
            {pluralize(sessions, "interview session")} with {pluralize(answers, "answer")} and their
            reviews
          </li>
          <li className="tick">
            {pluralize(ratings, "skill rating")} of yours, with their results
          </li>
          <li className="tick">
            {pluralize(requests, "request")} to mentors, and your application, if you sent one
          </li>
          <li className="tick">
            Messages you sent to the operator while signed in, and your settings
          </li>
          <li className="tick">Every device that is signed in</li>
        </ul>
        <h2 className="mt-7 font-sans text-sm font-strong">What stays</h2>
        <p className="mt-2 text-text-2">
          Copies in the operator's backups, until those are replaced.
        </p>
        <Form
          method="post"
          {...getFormProps(form)}
          className="mt-9 grid gap-5 border-t border-hairline pt-8"
        >
          <ErrorSummary form={form} attempt={actionData?.result} />
          <input
            type="text"
            name="username"
            autoComplete="username"
            value={email}
            readOnly
            hidden
          />
          <Field
            label="Your password"
            type="password"
            meta={fields.password}
            autoComplete="current-password"
            hint="So that nobody else can do this for you."
          />
          <div className="flex flex-wrap gap-3">
            <Button variant="danger" size="lg" pending={deleting && "Deleting…"}>
              Delete my account
            </Button>
            <LinkButton to="/settings/account" variant="secondary" size="lg">
              Keep it
            </LinkButton>
          </div>
        </Form>
      </div>
    </Page>
  );
}

function pluralize(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
