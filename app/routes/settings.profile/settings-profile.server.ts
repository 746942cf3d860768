import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { findKeptForm } from "~/accounts/kept-forms/keep-form.server";
import { requireAccount, signOutAndRedirect } from "~/accounts/session/auth.server";
import { getOwnerId } from "~/accounts/auth-api/profile";
import { authApi } from "~/accounts/auth-api/index.server";
import { replyToFailure, replyToInvalid } from "~/accounts/form-failure.server";
import { profileFormSchema } from "~/accounts/schema.server";
import { describeContext, isAnythingSaid } from "~/person-context/describe.server";
import { getPersonContext } from "~/person-context/queries.server";
import { readForm } from "~/platform/http/read-form.server";
import { describeRefusals } from "~/skills/advice/describe-refusals.server";
import { toasts } from "~/platform/http/toast.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { profile } = await requireAccount(request, context);
  const { name: fullName, displayName, title, location, bio, linkedin, github } = profile;
  const kept = await findKeptForm(request, context, "/settings/profile");
  const saved = { fullName, displayName, title, location, bio, linkedin, github };
  const owner = getOwnerId(profile);
  const said = await getPersonContext(owner);
  return {
    refusals: await describeRefusals(owner, new Date()),
    said: said && isAnythingSaid(said) ? describeContext(said) : null,
    constraint: getZodConstraint(profileFormSchema),
    profile: kept ? { ...saved, ...Object.fromEntries(kept) } : saved,
    isRestored: kept !== null,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { token } = await requireAccount(request, context);
  const submission = parseWithZod(await readForm(request), { schema: profileFormSchema });
  if (submission.status !== "success") return replyToInvalid(submission);
  const { fullName, ...changes } = submission.value;
  const updated = await authApi.updateProfile(token, { name: fullName, ...changes });
  if (!updated.ok && updated.status === 401) return signOutAndRedirect(request, updated);
  if (!updated.ok) return replyToFailure(submission, updated);
  return toasts(request).redirectWithSuccess("/settings/profile", "Profile updated successfully");
}
