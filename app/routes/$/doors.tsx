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
    <ul className="border-t border-hairline-strong lg:rounded-panel lg:border lg:border-primary-line lg:bg-surface-1 lg:bg-[linear-gradient(100deg,var(--primary-soft),transparent_60%)] lg:px-7 lg:py-2 lg:shadow-inner">
      {NAVIGATION.filter(({ to }) => to in DETAILS).map(({ to, label }) => (
        <li key={to} className="relative border-b border-hairline py-4 lg:last:border-b-0">
          <Link
            to={to}
            className="font-head text-h3 font-strong tracking-[-0.014em] after:absolute after:inset-0 hover:text-primary-ink"
          >
            {label}
          </Link>
          <span className="mt-0.5 block text-sm text-text-2">{DETAILS[to]}</span>
        </li>
      ))}
    </ul>
  );
}
