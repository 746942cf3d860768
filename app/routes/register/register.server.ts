import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { getAuth } from "~/accounts/session/auth.server";
import { getCaller } from "~/accounts/session/caller.server";
import { authApi, embeddedAccounts } from "~/accounts/auth-api/index.server";
import { isRepeatedRegistration } from "~/accounts/auth-api/repeated-registration.server";
import { replyToFailure, replyToInvalid } from "~/accounts/form-failure.server";
import { signInEmail } from "~/accounts/session/sign-in-email.server";
import { getFullName, registerFormSchema } from "~/accounts/schema.server";
import { toasts } from "~/platform/http/toast.server";
import { operator } from "~/platform/operator.server";
import { readForm } from "~/platform/http/read-form.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  if ((await getAuth(request, context)).status === "signed-in") throw redirect("/profile");
  return { constraint: getZodConstraint(registerFormSchema), minAge: operator.minAge };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const submission = parseWithZod(await readForm(request), { schema: registerFormSchema });
  if (submission.status !== "success") {
    return replyToInvalid(submission);
  }
  const { email, password } = submission.value;
  const name = getFullName(submission.value);
  const registration = { name, email, password, userType: "standard" };
  const result = await authApi.register(registration, await getCaller(request, context));
  const isRepeated =
    !result.ok &&
    result.status === 409 &&
    embeddedAccounts !== undefined &&
    (await isRepeatedRegistration(registration));
  if (!result.ok && !isRepeated) return replyToFailure(submission, result);
  return toasts(request).redirectWithSuccess(
    // Keeps the page requested before registering.
    `/login${new URL(request.url).search}`,
    "Registration successful! Please log in.",
    { headers: { "Set-Cookie": await signInEmail.serialize(request, email) } },
  );
}
