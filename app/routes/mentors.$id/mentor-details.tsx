import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Mentor } from "~/data/mentor-types";
import { MentorPortrait } from "~/mentoring/mentor-portrait";
import { MentorRating } from "~/mentoring/mentor-rating";
import { LinkButton } from "~/ui/button";
import { Chips } from "~/ui/chips";

interface MentorDetailsProps {
  mentor: Mentor;
  specialties: readonly string[];
  /** Others in the same field. */
  otherMentors: readonly { id: string; name: string; title: string }[];
}

export function MentorDetails({ mentor, specialties, otherMentors }: MentorDetailsProps) {
  const firstName = mentor.name.split(" ")[0];
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <MentorPortrait id={mentor.id} />
        <div className="min-w-0 flex-1 narrow:basis-full">
          <h1 className="text-title">{mentor.name}</h1>
          <p className="mt-1 text-body text-text-2">
            {mentor.title}, {mentor.company}
          </p>
          <MentorRating mentor={mentor} className="mt-1.5" />
        </div>
      </div>
      <Chips items={specialties} className="mt-6" />
      <LinkButton to="#book" className="mt-6 lg:hidden">
        Book Session
      </LinkButton>
      <h2 className="mt-10 text-section">About {firstName}</h2>
      <p className="mt-3 max-w-(--measure) text-read text-text-2">{mentor.bio}</p>
      <h2 className="mt-10 text-section">A session with {firstName}</h2>
      <p className="mt-3 max-w-(--measure) text-read text-text-2">{mentor.session}</p>
      <dl className="num mt-10 border-t border-hairline-strong text-ui">
        <Fact label="Experience">{mentor.experience}</Fact>
        <Fact label="Price">${mentor.price} per hour</Fact>
        <Fact label="Available">{mentor.availability.join(", ")}</Fact>
        <Fact label="Time zone">{mentor.timeZone.replace("_", " ")}</Fact>
        <Fact label="Languages">{mentor.languages.join(", ")}</Fact>
      </dl>
      {otherMentors.length === 0 ? null : (
        <p className="mt-6 text-sm text-muted">
          More mentors in this field:{" "}
          {otherMentors.map(({ id, name, title }, index) => (
            <span key={id}>
              {index > 0 ? "; " : null}
              <Link to={`/mentors/${id}`} className="text-primary-ink underline underline-offset-3">
                {name}
              </Link>
              , {title}
            </span>
          ))}
          .
        </p>
      )}
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 border-b border-hairline py-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <dt className="text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
