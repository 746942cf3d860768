import FileText from "lucide-react/icons/file-text";
import Megaphone from "lucide-react/icons/megaphone";
import { Link } from "~/ui/link";

const LINKS = [
  {
    to: "/interview/tailored?from=posting",
    icon: Megaphone,
    title: "Start from a job posting",
    detail: "We turn the skills we recognize in it into questions.",
  },
  {
    to: "/interview/tailored?from=resume",
    icon: FileText,
    title: "Start from your resume",
    detail: "Practice the questions your resume invites.",
  },
] as const;

/** Links to the tailored interviews. */
export function TailoredLinks() {
  return (
    <ul className="tiles mt-5 max-md:order-1 md:grid-cols-2">
      {LINKS.map(({ to, icon: Icon, title, detail }) => (
        <li key={to}>
          <Link
            to={to}
            className="group grid h-full grid-cols-[2.75rem_minmax(0,1fr)] items-center gap-4.5 px-5 py-4.5 -outline-offset-4 hover:bg-surface-2 md:px-6"
          >
            <span className="grid size-11 place-items-center rounded-card bg-primary-soft text-primary-ink">
              <Icon className="size-5" strokeWidth={1.75} aria-hidden />
            </span>
            <span>
              <b className="block text-ui font-strong group-hover:text-primary-ink">{title}</b>
              <span className="block text-sm text-muted">{detail}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
