import { Link } from "~/ui/link";
import styles from "./suspended-notice.css?url";

/** Says it before a suspended person writes something that can't be saved. */
export function SuspendedNotice() {
  return (
    <aside aria-label="Your account" className="suspended-notice">
      <link rel="stylesheet" href={styles} />
      <p className="page">
        Your account is suspended. Nothing you write is saved, except a message to the operator.{" "}
        <Link to="/suspended">See the reason</Link>
      </p>
    </aside>
  );
}
