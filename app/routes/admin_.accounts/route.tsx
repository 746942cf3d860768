import type { MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/platform/http/page-handle";
import mentorSideKind from "~/styles/kinds/mentor-side.css?url";
import { BackLink } from "~/ui/back-link";
import { Button, buttonClass } from "~/ui/button";
import { CONTROL_CLASS } from "~/ui/control-class";
import { FormError } from "~/ui/form-error";
import { formatReference } from "~/ui/format";
import { FormattedDate } from "~/ui/formatted-date";
import { Page } from "~/ui/layout/page";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { action, loader } from "./accounts.server";

export { action, loader };

export const handle = { access: "operator" } satisfies PageHandle;

export const links = linkStyles(mentorSideKind);

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { title: "Accounts" });

export default function Accounts() {
  const { areAccountsHere, isMailConfigured } = useLoaderData<typeof loader>();
  return (
    <Page compact>
      <BackLink to="/admin">Operator</BackLink>
      <h1 className="mt-4 text-title">Accounts</h1>
      {areAccountsHere ? (
        <>
          <p className="mt-3 max-w-(--measure) text-text-2">
            A suspended account can sign in only to download its data, to delete itself and to write
            to you. Its mentor profile is hidden, and its mentor sessions to come are canceled.
          </p>
          <p className="mt-3 max-w-(--measure) text-text-2">
            {isMailConfigured
              ? "The person gets an email with your reason."
              : "No mail server is set up, so the person isn’t emailed: they see your reason when they sign in."}
          </p>
          <SuspendForm />
          <SuspendedList />
          <IdleAccounts />
        </>
      ) : (
        <AccountsElsewhere />
      )}
    </Page>
  );
}

function AccountsElsewhere() {
  const { idleMonths } = useLoaderData<typeof loader>();
  return (
    <div className="mt-3 grid max-w-(--measure) gap-3 text-text-2">
      <p>
        Accounts are on your account server (AUTH_API_URL). Suspend an account there, or delete it
        if nobody uses it: it is then signed out here too.
      </p>
      <p>
        What the person has stored here stays. Only they can download or delete it, in Settings,
        while they can sign in.
      </p>
      {idleMonths === null ? null : (
        <p>IDLE_ACCOUNT_MONTHS is {idleMonths}, but does nothing with an account server.</p>
      )}
    </div>
  );
}

function SuspendForm() {
  const { reasonMax } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <Form method="post" className="mt-8 grid max-w-(--measure) gap-5">
      <FormError id="suspend-error">{refused?.message}</FormError>
      <div>
        <label htmlFor="email" className="mb-2 block text-sm font-medium">
          Email address of the account
        </label>
        <input
          id="email"
          name="email"
          type="email"
          required
          autoComplete="off"
          defaultValue={refused?.email}
          aria-describedby={refused ? "suspend-error" : undefined}
          className={CONTROL_CLASS}
        />
      </div>
      <div>
        <label htmlFor="reason" className="mb-2 block text-sm font-medium">
          Reason
        </label>
        <textarea
          id="reason"
          name="reason"
          rows={3}
          required
          maxLength={reasonMax}
          defaultValue={refused?.reason}
          aria-describedby="reason-hint"
          className={`block resize-y ${CONTROL_CLASS}`}
        />
        <p id="reason-hint" className="mt-1.5 text-xs text-muted">
          The person reads it. Up to {reasonMax} characters.
        </p>
      </div>
      <Button
        name="intent"
        value="suspend"
        variant="danger"
        className="justify-self-start"
        pendingText="Suspending…"
      >
        Suspend account
      </Button>
    </Form>
  );
}

function SuspendedList() {
  const { suspended } = useLoaderData<typeof loader>();
  return (
    <section className="mt-12">
      <h2 className="text-section">Suspended accounts</h2>
      {suspended.length === 0 ? <p className="mt-3 text-text-2">None.</p> : null}
      <ul className="mt-4 border-t border-hairline-strong">
        {suspended.map(({ id, name, email, since, reason }) => (
          <li
            key={id}
            className="grid gap-x-8 gap-y-2 border-b border-hairline py-4 wrap-anywhere lg:grid-cols-[18rem_minmax(0,1fr)]"
          >
            <p>
              <span className="font-strong">{name}</span>
              <span className="block text-sm text-text-2">{email}</span>
              <span className="num block text-xs text-muted">
                since <FormattedDate date={since} />, reference {formatReference(id)}
              </span>
            </p>
            <div>
              <p className="max-w-(--measure) whitespace-pre-line">{reason}</p>
              <Form method="post" data-keep-scroll="" className="mt-3">
                <input type="hidden" name="account" value={id} />
                <button name="intent" value="lift" className={buttonClass("secondary", "sm")}>
                  Lift suspension<span className="sr-only">: {name}</span>
                </button>
              </Form>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function IdleAccounts() {
  const { idleMonths, isMailConfigured } = useLoaderData<typeof loader>();
  return (
    <section className="mt-12 max-w-(--measure)">
      <h2 className="text-section">Idle accounts</h2>
      <p className="mt-3 text-text-2">{describeIdleRule(idleMonths, isMailConfigured)}</p>
    </section>
  );
}

function describeIdleRule(months: number | null, isMailConfigured: boolean): string {
  if (months === null)
    return "Accounts are kept however long they are unused. To change that, set IDLE_ACCOUNT_MONTHS in the server’s environment.";
  if (!isMailConfigured)
    return `IDLE_ACCOUNT_MONTHS is ${months}, but no mail server is set up. Nothing is deleted, because people couldn’t be told beforehand. Set SMTP_URL to change that.`;
  return `Accounts that nobody used for ${months} months are deleted. Their people get an email 30 and 7 days before; signing in keeps the account. Operators’ accounts are kept.`;
}
