import type { ReactNode } from "react";
import { FormattedDate } from "~/ui/formatted-date";

interface Sent {
  id: string;
  name: string;
  email: string;
  createdAt: string;
}

export function MessageList({
  messages,
}: {
  messages: readonly (Sent & { topic: string; message: string })[];
}) {
  return (
    <Section title="Contact messages" isEmpty={messages.length === 0} empty="No messages yet.">
      {messages.map(({ topic, message, ...sent }) => (
        <Entry key={sent.id} sent={sent} about={topic} text={message} />
      ))}
    </Section>
  );
}

export function ApplicationEntries({
  applications,
}: {
  applications: readonly (Sent & {
    title: string;
    company: string;
    field: string;
    years: number;
    link: string;
    help: string;
  })[];
}) {
  return (
    <Section
      title="Applications of mentors"
      isEmpty={applications.length === 0}
      empty="No applications yet."
    >
      {applications.map(({ title, company, field, years, link, help, ...sent }) => (
        <Entry
          key={sent.id}
          sent={sent}
          about={`${title}, ${company}. ${field}, ${years} years.`}
          text={help}
          link={link}
        />
      ))}
    </Section>
  );
}

function Section({
  title,
  isEmpty,
  empty,
  children,
}: {
  title: string;
  isEmpty: boolean;
  empty: string;
  children: ReactNode;
}) {
  return (
    <section className="mt-12">
      <h2 className="mb-4 text-section">{title}</h2>
      {isEmpty ? (
        <p className="text-text-2">{empty}</p>
      ) : (
        <ul className="border-t border-hairline-strong">{children}</ul>
      )}
    </section>
  );
}

function Entry({
  sent,
  about,
  text,
  link = "",
}: {
  sent: Sent;
  about: string;
  text: string;
  link?: string;
}) {
  return (
    <li className="grid gap-x-8 gap-y-2 border-b border-hairline py-4 wrap-anywhere lg:grid-cols-[18rem_minmax(0,1fr)]">
      <p>
        <span className="font-strong">{sent.name}</span>
        <a
          href={`mailto:${sent.email}`}
          className="block text-sm text-primary-ink underline underline-offset-3"
        >
          {sent.email}
        </a>
        <span className="num block text-xs text-muted">
          <FormattedDate date={sent.createdAt} />
        </span>
      </p>
      <div>
        <p className="text-sm text-text-2">{about}</p>
        <p className="mt-1.5 max-w-(--measure) whitespace-pre-line">{text}</p>
        {link === "" ? null : (
          <p className="mt-1.5 text-sm">
            <a
              href={link}
              rel="noreferrer nofollow"
              className="text-primary-ink underline underline-offset-3"
            >
              {link}
            </a>
          </p>
        )}
      </div>
    </li>
  );
}
