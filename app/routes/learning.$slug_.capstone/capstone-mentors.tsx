import { Link } from "~/ui/link";

interface CapstoneMentorsProps {
  courseId: string;
  mentors: readonly { id: string; name: string; title: string; price: number }[];
}

/** Leads to a request to a mentor of the course's skills; nothing where this server has none. */
export function CapstoneMentors({ courseId, mentors }: CapstoneMentorsProps) {
  if (mentors.length === 0) return null;
  return (
    <section className="no-print mt-5 border-t border-hairline pt-5">
      <h2 className="text-h3">Ask a mentor to look at it</h2>
      <p className="mt-1.5 text-sm text-text-2">
        You choose a time. Your request says how much of the checklist is checked: you see and edit
        its text before you send it.
      </p>
      <ul className="mt-2">
        {mentors.map(({ id, name, title, price }) => (
          <li key={id}>
            <Link
              to={`/mentors/${id}?capstone=${courseId}`}
              className="inline-flex min-h-11 flex-wrap items-center gap-x-1.5 text-sm text-primary-ink underline underline-offset-3"
            >
              {name}, {title}, {price === 0 ? "free" : `$${price} per hour`}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
