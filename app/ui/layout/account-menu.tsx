import { Avatar, getInitial } from "~/ui/avatar";
import { Link } from "~/ui/link";

export interface Account {
  name: string;
  email: string;
  isMentor: boolean;
  isOperator: boolean;
  isSuspended: boolean;
}

/** Profile, Mentoring for mentors, Operator for those who run the server, Settings and Log out. */
export function AccountMenu({ account }: { account: Account }) {
  const { name, email, isMentor, isOperator } = account;
  return (
    <details className="menu relative account-menu">
      <summary aria-label={`${name}’s account`} className="rounded-full">
        <Avatar name={name} />
      </summary>
      <div className="menu-panel" data-initial={getInitial(name)}>
        <p>{name}</p>
        <p data-account-email>{email}</p>
        <ul>
          <li>
            <Link to="/profile" className="menu-item">
              Profile
            </Link>
          </li>
          {isMentor ? (
            <li>
              <Link to="/mentoring" className="menu-item">
                Mentoring
              </Link>
            </li>
          ) : null}
          {isOperator ? (
            <li>
              <Link to="/admin" className="menu-item">
                Operator
              </Link>
            </li>
          ) : null}
          <li>
            <Link to="/settings" className="menu-item">
              Settings
            </Link>
          </li>
          <li>
            <form method="post" action="/logout">
              <button className="menu-item">Log out</button>
            </form>
          </li>
        </ul>
      </div>
    </details>
  );
}
