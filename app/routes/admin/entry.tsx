import type { ReactNode } from "react";
import { formatReference } from "~/ui/format";
import { FormattedDate } from "~/ui/formatted-date";

export interface Sent {
  id: string;
  name: string;
  email: string;
  createdAt: string;
  /** Its account is suspended. */
  isSuspended?: boolean;
}

interface EntrySectionProps {
  id: string;
  title: string;
  isEmpty: boolean;
  empty: string;
  children: ReactNode;
}

export function EntrySection({ id, title, isEmpty, empty, children }: EntrySectionProps) {
  return (
    <section id={id} className="mt-12 scroll-mt-24">
      <h2 className="mb-4 text-section">{title}</h2>
      {isEmpty ? (
        <p className="text-text-2">{empty}</p>
      ) : (
        <ul className="border-t border-hairline-strong">{children}</ul>
      )}
    </section>
  );
}

interface EntryProps {
  sent: Sent;
  about: string;
  text: string;
  link?: string;
  /** What can be done about it. */
  children?: ReactNode;
}

export function Entry({ sent, about, text, link = "", children }: EntryProps) {
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
          <FormattedDate date={sent.createdAt} />, reference {formatReference(sent.id)}
        </span>
        {sent.isSuspended ? (
          <span className="block text-xs text-warn">This account is suspended.</span>
        ) : null}
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
        {children}
      </div>
    </li>
  );
}
