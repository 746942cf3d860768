import { getFormProps, useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { NOTIFICATIONS, NOTIFICATION_NAMES, type Notifications } from "~/preferences/notifications";
import { Button } from "~/ui/button";
import { FormSection } from "~/ui/form-section";
import { KeepFormFields, RestoredNote } from "~/ui/keep-form-fields";
import { pageMeta } from "~/ui/page-meta";
import { SwitchField } from "~/ui/switch-field";
import { usePending } from "~/ui/use-pending";
import { action, loader } from "./notifications.server";

export { action, loader };

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { title: "Notifications" });

export default function NotificationSettings() {
  const {
    notifications,
    isRestored,
    isMailConfigured: canSendMail,
  } = useLoaderData<typeof loader>();
  const isPending = usePending();
  const [form, fields] = useForm<Notifications>({
    id: "notifications",
    defaultValue: notifications,
  });
  return (
    <FormSection
      title="Notifications"
      lead={
        <>
          Emails about your account’s security always come: confirming or changing your address,
          resetting or changing your password, and a sign-in on a new device. You can’t turn these
          off. Learning updates and marketing emails aren’t sent yet; your choices are saved for
          when they are.
          {canSendMail
            ? null
            : " This server can’t send email until its operator sets up a mail server."}
        </>
      }
    >
      <Form method="post" {...getFormProps(form)} className="grid gap-6">
        <KeepFormFields page="/settings/notifications" isRestored={isRestored} />
        {isRestored ? (
          <RestoredNote>
            Your choices from before you were signed out. They haven’t been saved yet.
          </RestoredNote>
        ) : null}
        {NOTIFICATION_NAMES.map((name) => (
          <SwitchField
            key={name}
            meta={fields[name]}
            label={NOTIFICATIONS[name].label}
            hint={NOTIFICATIONS[name].hint}
          />
        ))}
        <Button className="mt-1 justify-self-start" pending={isPending && "Saving…"}>
          Save notifications
        </Button>
      </Form>
    </FormSection>
  );
}
