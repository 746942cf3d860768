import { Form, Link } from "@remix-run/react";
import { Avatar } from "~/ui/avatar";

export interface Account {
  name: string;
  email: string;
  isMentor: boolean;
}

export function AccountMenu({ account }: { account: Account }) {
  return (
    <details className="menu menu-own">
      <summary aria-label={`${account.name}’s account`} className="rounded-full">
        <Avatar name={account.name} />
      </summary>
      <div className="menu-panel right-0 w-65 p-2">
        <AccountName account={account} className="px-3 pt-2 pb-3" />
        <AccountLinks account={account} className="menu-item" />
      </div>
    </details>
  );
}

export function AccountName({ account, className }: { account: Account; className: string }) {
  return (
    <div className={`min-w-0 ${className}`}>
      <p className="truncate text-ui font-strong text-text">{account.name}</p>
      <p className="truncate text-xs text-muted">{account.email}</p>
    </div>
  );
}

/** Profile, Mentoring for mentors, Settings and Log out, styled by the caller. */
export function AccountLinks({ account, className }: { account: Account; className: string }) {
  return (
    <ul>
      <li>
        <Link to="/profile" discover="none" className={className}>
          Profile
        </Link>
      </li>
      {account.isMentor ? (
        <li>
          <Link to="/mentoring" discover="none" className={className}>
            Mentoring
          </Link>
        </li>
      ) : null}
      <li>
        <Link to="/settings" discover="none" className={className}>
          Settings
        </Link>
      </li>
      <li>
        <Form method="post" action="/logout">
          <button className={className}>Log out</button>
        </Form>
      </li>
    </ul>
  );
}
