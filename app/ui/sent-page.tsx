import type { ReactNode } from "react";
import { LinkButton } from "./button";
import { formatReference } from "./format";
import { formatDateTime } from "./format-date";
import { Page } from "./layout/page";

interface SentPageProps {
  title: string;
  /** What happens next. */
  children: ReactNode;
  id: string;
  sentAt: string;
  /** What was sent, field by field. */
  fields: readonly { label: string; value: string }[];
  links: readonly { to: string; label: string }[];
  /** What else can be done about it. */
  actions?: ReactNode;
}

/** Confirms a form: what was sent, what happens next, and a reference to mention. */
export function SentPage({ title, children, id, sentAt, fields, links, actions }: SentPageProps) {
  return (
    <Page compact>
      <h1 className="text-title">{title}</h1>
      <div className="mt-4 grid max-w-(--measure) gap-3 text-lead text-text-2">{children}</div>
      <dl className="mt-9 grid max-w-[46rem] border-t border-hairline-strong text-ui">
        <SentField label="Reference">
          <span className="num font-strong">{formatReference(id)}</span>
        </SentField>
        <SentField label="Sent">
          <time dateTime={sentAt}>{formatDateTime(sentAt)} UTC</time>
        </SentField>
        {fields
          .filter(({ value }) => value !== "")
          .map(({ label, value }) => (
            <SentField key={label} label={label}>
              {value}
            </SentField>
          ))}
      </dl>
      <p className="mt-8 flex flex-wrap gap-3">
        {links.map(({ to, label }, index) => (
          <LinkButton key={to} to={to} variant={index === 0 ? "primary" : "secondary"}>
            {label}
          </LinkButton>
        ))}
      </p>
      {actions}
    </Page>
  );
}

function SentField({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-8 gap-y-0.5 border-b border-hairline py-3 md:grid-cols-[11rem_minmax(0,1fr)]">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="whitespace-pre-line wrap-anywhere">{children}</dd>
    </div>
  );
}
