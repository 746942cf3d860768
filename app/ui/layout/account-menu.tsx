import { Form, Link } from "@remix-run/react";
import { LogOut, Settings, UserRound } from "lucide-react";
import { Avatar } from "~/ui/avatar";

export interface Account {
  name: string;
  email: string;
}

export function AccountMenu({ account }: { account: Account }) {
  return (
    <details data-menu className="menu">
      <summary aria-label={`${account.name}’s account`} className="rounded-full">
        <Avatar name={account.name} />
      </summary>
      <div className="menu-panel right-0 w-65 p-2">
        <AccountName account={account} className="px-3 pt-2 pb-3" />
        <AccountLinks className="menu-item" />
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

/** Profile, Settings and Log out, styled by the caller. */
export function AccountLinks({ className }: { className: string }) {
  return (
    <ul>
      <li>
        <Link to="/profile" className={className}>
          <UserRound strokeWidth={1.6} aria-hidden />
          Profile
        </Link>
      </li>
      <li>
        <Link to="/settings" className={className}>
          <Settings strokeWidth={1.6} aria-hidden />
          Settings
        </Link>
      </li>
      <li>
        <Form method="post" action="/logout">
          <button className={className}>
            <LogOut strokeWidth={1.6} aria-hidden />
            Log out
          </button>
        </Form>
      </li>
    </ul>
  );
}
