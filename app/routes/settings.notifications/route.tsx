import { getFormProps, useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/node";
import { Form, useLoaderData, useNavigation } from "@remix-run/react";
import type { Notifications } from "~/preferences/notifications";
import { Button } from "~/ui/button";
import { CheckboxField } from "~/ui/checkbox-field";
import { FormSection } from "~/ui/form-section";
import { pageMeta } from "~/ui/page-meta";
import { action, loader } from "./notifications.server";

export { action, loader };

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { title: "Notifications" });

export default function NotificationSettings() {
  const { notifications, isMailConfigured: canSendMail } = useLoaderData<typeof loader>();
  const saving = useNavigation().formAction?.startsWith("/settings/notifications");
  const [form, fields] = useForm<Notifications>({
    id: "notifications",
    defaultValue: notifications,
  });
  return (
    <FormSection
      title="Notifications"
      lead={`What you want to be told by email. Notices about your account's safety always come.${canSendMail ? "" : " This server has no mail server set up yet: your choice is kept, and holds once its operator connects one."}`}
    >
      <Form method="post" {...getFormProps(form)} className="grid gap-6">
        <CheckboxField meta={fields.emailNotifications} hint="Answers to your requests.">
          Email notifications
        </CheckboxField>
        <CheckboxField
          meta={fields.sessionReminders}
          hint="The day before a mentoring session, and when a question is due again."
        >
          Session reminders
        </CheckboxField>
        <CheckboxField meta={fields.learningUpdates} hint="New lessons in courses you have begun.">
          Learning updates
        </CheckboxField>
        <CheckboxField meta={fields.marketing} hint="News about Pathlight itself.">
          Marketing communications
        </CheckboxField>
        <Button className="mt-1 justify-self-start" pending={saving && "Saving…"}>
          Save notifications
        </Button>
      </Form>
    </FormSection>
  );
}
