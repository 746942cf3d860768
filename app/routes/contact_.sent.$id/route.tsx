import type { MetaFunction } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { CONTACT_TOPIC_LABELS } from "~/data/contact";
import type { PageHandle } from "~/platform/http/page-handle";
import accountStyles from "~/styles/kinds/account.css?url";
import { Button } from "~/ui/button";
import { pageMeta } from "~/ui/page-meta";
import { SentPage } from "~/ui/sent-page";
import { linkStyles } from "~/ui/style-links";
import { action, loader } from "./contact-sent.server";

export { action, loader };

export const handle = { access: "owner", openWhenSuspended: true } satisfies PageHandle;

export const links = linkStyles(accountStyles);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data && { title: "Message sent" });

export default function ContactSent() {
  const { id, name, email, topic, message, createdAt, canDelete } = useLoaderData<typeof loader>();
  return (
    <SentPage
      title="Your message was sent"
      id={id}
      sentAt={createdAt}
      fields={[
        { label: "Name", value: name },
        { label: "Email", value: email },
        { label: "Topic", value: CONTACT_TOPIC_LABELS[topic] },
        { label: "Message", value: message },
      ]}
      links={[
        { to: "/", label: "Back to Pathlight" },
        { to: "/contact", label: "Write another message" },
      ]}
      actions={
        canDelete ? (
          <Form method="post" className="mt-8 border-t border-hairline pt-6">
            <p className="mb-3 max-w-(--measure) text-sm text-text-2">
              You can delete this message here, and the operator will no longer see it.
            </p>
            <Button name="intent" value="delete" variant="danger" size="sm" pendingText="Deleting…">
              Delete message
            </Button>
          </Form>
        ) : null
      }
    >
      <p>
        It’s saved for the people who run this server. If they reply, they write to {email} from
        their own address. No copy was emailed to you, so keep this page or the reference.
      </p>
    </SentPage>
  );
}
