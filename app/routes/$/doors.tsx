import { NAVIGATION } from "~/data/site";
import { Link } from "~/ui/link";

/** What is at the addresses most people look for. */
const DETAILS: Record<string, string> = {
  "/interview": "Answer a question and see what each sentence earned",
  "/assessment": "Find careers that fit, with pay and growth",
  "/learning": "Take a course that closes a gap",
  "/mentors": "Book an hour with someone in the field",
  "/resources": "Official sources for your field",
};

/** The ways on from an address that doesn't exist. */
export function Doors() {
  return (
    <ul className="doors">
      {NAVIGATION.filter(({ to }) => to in DETAILS).map(({ to, label }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
          <span>{DETAILS[to]}</span>
        </li>
      ))}
    </ul>
  );
}
