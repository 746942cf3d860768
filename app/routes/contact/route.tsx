import type { MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import type { ContactForm } from "~/contact/schema.server";
import { CONTACT_TOPIC_LABELS, CONTACT_TOPICS } from "~/data/contact";
import type { PageHandle } from "~/platform/http/page-handle";
import accountStyles from "~/styles/kinds/account.css?url";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { FormattedDate } from "~/ui/formatted-date";
import { getFormProps, describeForm } from "~/ui/form";
import { KeepFormFields } from "~/ui/keep-form-fields";
import { RestoredNote } from "~/ui/restored-note";
import { Link } from "~/ui/link";
import { PageHero } from "~/ui/page-hero";
import { pageMeta } from "~/ui/page-meta";
import { SelectField } from "~/ui/select-field";
import { SideNotes } from "~/ui/side-notes";
import { linkStyles } from "~/ui/style-links";
import { action, loader } from "./contact.server";

export { action, loader };

export const handle = {
  access: "public",
  openWhenSuspended: true,
  cache: "same-for-everyone",
  preload: "prefetch",
  sitemap: true,
  search: { title: "Contact", text: "Ask a question, report a problem or get help and support." },
} satisfies PageHandle;

export const links = linkStyles(accountStyles);

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Contact",
    description:
      "Contact the people who run this Pathlight server: questions, problems, your data, mentoring.",
    path: "/contact",
  });

const TOPICS = CONTACT_TOPICS.map((value) => ({ value, label: CONTACT_TOPIC_LABELS[value] }));

export default function Contact() {
  const { constraint, defaults, isRestored, isMailConfigured, sent, beside } =
    useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const [form, fields] = describeForm<ContactForm>({
    id: "contact",
    labels: { name: "Name", email: "Email", topic: "Topic", message: "Message" },
    lastResult: actionData?.result,
    constraint,
    defaultValue: defaults,
  });
  return (
    <main id="main">
      <PageHero
        title="Contact us"
        lead={`Your message goes to the people who run this server. ${
          isMailConfigured
            ? "They can reply by email, so double-check your address."
            : "Give an address where they can reach you."
        }`}
      />
      <div className="page beside-form">
        <Form method="post" {...getFormProps(form)} className="grid content-start gap-5">
          <KeepFormFields page="/contact" isRestored={isRestored} />
          {isRestored ? (
            <RestoredNote>
              Your message from before you were signed out. It hasn’t been sent yet.
            </RestoredNote>
          ) : null}
          <ErrorSummary form={form} />
          <div className="grid gap-5 md:grid-cols-2">
            <Field meta={fields.name} autoComplete="name" />
            <Field type="email" meta={fields.email} autoComplete="email" />
          </div>
          <SelectField meta={fields.topic} options={TOPICS} prompt="Choose a topic" />
          <Field type="textarea" rows={8} meta={fields.message} />
          <Button size="lg" className="justify-self-start" pendingText="Sending…">
            Send message
          </Button>
        </Form>
        <SideNotes {...beside}>
          <Link to="/privacy">Privacy policy</Link>
          <Link to="/settings/account">Settings</Link>
          <SentMessages messages={sent} />
        </SideNotes>
      </div>
    </main>
  );
}

function SentMessages({ messages }: { messages: { id: string; sentAt: string }[] }) {
  if (messages.length === 0) return null;
  return (
    <section>
      <h2>Messages you sent</h2>
      {messages.map(({ id, sentAt }) => (
        <Link key={id} to={`/contact/sent/${id}`}>
          {/* One box: in a row of boxes the space between them would be lost. */}
          <span>
            Message of <FormattedDate date={sentAt} />
          </span>
        </Link>
      ))}
    </section>
  );
}
