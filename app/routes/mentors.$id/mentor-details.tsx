import type { ReactNode } from "react";
import type { Mentor } from "~/data/mentor-types";
import { formatCity } from "~/mentoring/calendar/format-time";
import { Link } from "~/ui/link";

interface MentorDetailsProps {
  mentor: Mentor;
  /** Others in the same field. */
  otherMentors: readonly { id: string; name: string; title: string }[];
}

export function MentorDetails({ mentor, otherMentors }: MentorDetailsProps) {
  const firstName = mentor.name.split(" ")[0];
  return (
    <section className="mt-16 grid gap-x-16 gap-y-10 border-t border-hairline pt-12 lg:grid-cols-[minmax(0,1fr)_23.5rem]">
      <div>
        <h2 className="text-section">About {firstName}</h2>
        <p className="mt-3 max-w-(--measure) text-read text-text-2">{mentor.bio}</p>
        <h2 className="mt-10 text-section">A session with {firstName}</h2>
        <p className="mt-3 max-w-(--measure) text-read text-text-2">{mentor.session}</p>
      </div>
      <div>
        <dl className="num border-t border-hairline-strong text-ui">
          <Fact label="Experience">{mentor.experience}</Fact>
          <Fact label="Price">{mentor.price === 0 ? "Free" : `$${mentor.price} per hour`}</Fact>
          <Fact label="Available">{mentor.availability.join(", ") || "By arrangement"}</Fact>
          <Fact label="Time zone">{formatCity(mentor.timeZone)}</Fact>
          <Fact label="Languages">{mentor.languages.join(", ")}</Fact>
        </dl>
        {otherMentors.length === 0 ? null : (
          <p className="mt-6 text-sm text-muted">
            More mentors in this field:{" "}
            {otherMentors.map(({ id, name, title }, index) => (
              <span key={id}>
                {index > 0 ? "; " : null}
                <Link
                  to={`/mentors/${id}`}
                  className="text-primary-ink underline underline-offset-3"
                >
                  {name}
                </Link>
                , {title}
              </span>
            ))}
            .
          </p>
        )}
      </div>
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[7rem_minmax(0,1fr)] narrow:grid-cols-1 gap-x-6 border-b border-hairline py-3">
      <dt className="text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
