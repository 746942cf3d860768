import type { MetaFunction } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/platform/http/page-handle";
import { NOTIFICATIONS, NOTIFICATION_NAMES } from "~/preferences/notifications";
import { Button } from "~/ui/button";
import { FormSection } from "~/ui/form-section";
import { KeepFormFields } from "~/ui/keep-form-fields";
import { RestoredNote } from "~/ui/restored-note";
import { pageMeta } from "~/ui/page-meta";
import { SwitchField } from "~/ui/switch-field";
import { action, loader } from "./notifications.server";

export { action, loader };

export const handle = {
  access: "account",
  search: { title: "Notifications", text: "Which emails you get from us." },
} satisfies PageHandle;

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { title: "Notifications" });

export default function NotificationSettings() {
  const {
    notifications,
    isRestored,
    isMailConfigured: canSendMail,
  } = useLoaderData<typeof loader>();
  return (
    <FormSection
      title="Notifications"
      lead={
        canSendMail
          ? "Choose what we email you about."
          : "Choose what we email you about. This server can’t send email until its operator sets up a mail server."
      }
    >
      <Form
        method="post"
        data-keep-scroll=""
        className="[&>div]:border-t [&>div]:border-hairline [&>div]:py-4.5 [&>div+p]:border-t [&>div+p]:border-hairline [&>div+p]:pt-4.5"
      >
        <KeepFormFields page="/settings/notifications" isRestored={isRestored} />
        {isRestored ? (
          <RestoredNote>
            Your choices from before you were signed out. They haven’t been saved yet.
          </RestoredNote>
        ) : null}
        <div className="flex items-start justify-between gap-6">
          <p className="text-xs text-muted">
            <b className="block text-ui font-text text-text">Account security</b>
            Confirming or changing your address, resetting or changing your password, and a sign-in
            on a new device. You can’t turn these off.
          </p>
          <span className="flex-none text-sm text-muted">Always on</span>
        </div>
        {NOTIFICATION_NAMES.map((name) => (
          <SwitchField
            key={name}
            name={name}
            isOn={notifications[name]}
            label={NOTIFICATIONS[name].label}
            hint={NOTIFICATIONS[name].hint}
          />
        ))}
        <p className="text-sm text-muted">
          Marketing emails aren’t sent yet; your choice is saved for when they are.
        </p>
        <Button className="mt-6" pendingText="Saving…">
          Save notifications
        </Button>
      </Form>
    </FormSection>
  );
}
