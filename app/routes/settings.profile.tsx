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
import { authApi } from "~/accounts/auth-api/index.server";
import { replyToFailure } from "~/accounts/form-failure.server";
import { type ProfileForm, profileFormSchema } from "~/accounts/schema.server";
import { readForm } from "~/platform/http/read-form.server";
import { toasts } from "~/platform/http/toast.server";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { FormSection } from "~/ui/form-section";
import { pageMeta } from "~/ui/page-meta";
import { ActionToast } from "~/ui/toast";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { profile } = await requireAccount(request, context);
  const { name: fullName, displayName, title, location, bio, linkedin, github } = profile;
  return {
    constraint: getZodConstraint(profileFormSchema),
    profile: { fullName, displayName, title, location, bio, linkedin, github },
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { token } = await requireAccount(request, context);
  const submission = parseWithZod(await readForm(request), { schema: profileFormSchema });
  if (submission.status !== "success")
    return data({ result: submission.reply(), toast: null }, 400);
  const { fullName, ...changes } = submission.value;
  const updated = await authApi.updateProfile(token, { name: fullName, ...changes });
  if (!updated.ok && updated.status === 401) return signOutAndRedirect(request, updated);
  if (!updated.ok) return replyToFailure(submission, updated, []);
  return toasts(request).redirectWithSuccess("/settings/profile", "Profile updated successfully");
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { title: "Profile settings" });

export default function ProfileSettings() {
  const { constraint, profile } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const saving = useNavigation().formAction?.startsWith("/settings/profile");
  const [form, fields] = useForm<ProfileForm>({
    id: "profile",
    lastResult: actionData?.result,
    constraint,
    defaultValue: profile,
  });
  return (
    <FormSection
      title="Profile"
      lead="What your profile page shows. Only your full name is needed."
    >
      <ActionToast toast={actionData?.toast} />
      <Form method="post" {...getFormProps(form)} className="grid gap-5">
        <ErrorSummary form={form} attempt={actionData?.result} />
        <div className="grid gap-5 md:grid-cols-2">
          <Field label="Full name" meta={fields.fullName} autoComplete="name" />
          <Field
            label="Display name"
            meta={fields.displayName}
            autoComplete="nickname"
            hint="How you are greeted. Empty: your full name."
          />
          <Field
            label="Professional title"
            meta={fields.title}
            autoComplete="organization-title"
            placeholder="Junior data analyst"
          />
          <Field
            label="Location"
            meta={fields.location}
            autoComplete="address-level2"
            placeholder="Leeds"
          />
        </div>
        <Field
          label="Bio"
          type="textarea"
          rows={5}
          meta={fields.bio}
          hint="Where you come from, where you want to go. Up to 2,000 characters."
        />
        <div className="grid gap-5 md:grid-cols-2">
          <Field
            label="LinkedIn"
            type="url"
            meta={fields.linkedin}
            placeholder="https://www.linkedin.com/in/"
          />
          <Field label="GitHub" type="url" meta={fields.github} placeholder="https://github.com/" />
        </div>
        <Button className="justify-self-start" pending={saving && "Saving…"}>
          Save profile
        </Button>
      </Form>
    </FormSection>
  );
}
