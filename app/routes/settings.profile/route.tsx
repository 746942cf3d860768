import type { MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import type { ProfileForm } from "~/accounts/schema.server";
import type { PageHandle } from "~/platform/http/page-handle";
import { RefusalList } from "~/skills/advice/refusal-list";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { getFormProps, describeForm } from "~/ui/form";
import { FormSection } from "~/ui/form-section";
import { KeepFormFields } from "~/ui/keep-form-fields";
import { RestoredNote } from "~/ui/restored-note";
import { pageMeta } from "~/ui/page-meta";
import { ActionToast } from "~/ui/toast";
import { PersonContextSection } from "./person-context-section";
import { action, loader } from "./settings-profile.server";

export { action, loader };

export const handle = {
  access: "account",
  search: {
    title: "Edit your profile",
    text: "Your name, professional title, location, bio and links.",
  },
} satisfies PageHandle;

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { title: "Profile settings" });

export default function ProfileSettings() {
  const { constraint, profile, isRestored, said, refusals } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const [form, fields] = describeForm<ProfileForm>({
    id: "profile",
    labels: {
      fullName: "Full name",
      displayName: "Display name",
      title: "Professional title",
      location: "Location",
      bio: "Bio",
      linkedin: "LinkedIn",
      github: "GitHub",
    },
    lastResult: actionData?.result,
    constraint,
    defaultValue: profile,
  });
  return (
    <>
      <FormSection
        title="Profile"
        lead="What your profile page shows. Only your full name is required."
      >
        <ActionToast toast={actionData?.toast} />
        <Form method="post" data-keep-scroll="" {...getFormProps(form)} className="grid gap-5">
          <KeepFormFields page="/settings/profile" isRestored={isRestored} />
          {isRestored ? (
            <RestoredNote>
              Your changes from before you were signed out. They haven’t been saved yet.
            </RestoredNote>
          ) : null}
          <ErrorSummary form={form} />
          <div className="grid gap-5 md:grid-cols-2">
            <Field meta={fields.fullName} autoComplete="name" />
            <Field
              meta={fields.displayName}
              autoComplete="nickname"
              hint="How we address you. Leave empty to use your full name."
            />
            <Field
              meta={fields.title}
              autoComplete="organization-title"
              placeholder="Junior data analyst"
            />
            <Field meta={fields.location} autoComplete="address-level2" placeholder="Leeds" />
          </div>
          <Field
            type="textarea"
            rows={5}
            meta={fields.bio}
            hint="Your background and your goals."
          />
          <div className="grid gap-5 md:grid-cols-2">
            <Field type="url" meta={fields.linkedin} placeholder="https://www.linkedin.com/in/" />
            <Field type="url" meta={fields.github} placeholder="https://github.com/" />
          </div>
          <Button className="justify-self-start" pendingText="Saving…">
            Save profile
          </Button>
        </Form>
      </FormSection>
      <PersonContextSection said={said} />
      {refusals.length === 0 ? null : (
        <FormSection
          id="refusals"
          title="Suggestions you said no to"
          lead="Each isn’t suggested for a year from the day you said so."
        >
          <RefusalList refusals={refusals} returnTo="/settings/profile" />
        </FormSection>
      )}
    </>
  );
}
