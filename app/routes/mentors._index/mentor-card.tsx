import type { PublicMentor } from "~/mentoring/mentors/directory.server";
import { MentorRating } from "~/mentoring/mentor-rating";
import type { ReliabilityText } from "~/mentoring/reliability/describe-reliability";
import { ReliabilityLine } from "~/mentoring/reliability/reliability-line";
import { BookButton } from "~/mentoring/booking/book-button";
import { buttonClass } from "~/ui/button";
import { Tag } from "~/ui/tag";
import { MentorPortrait } from "~/mentoring/mentor-portrait";

interface MentorCardProps {
  mentor: PublicMentor;
  specialties: string[];
  /** The earliest free time; null if none is free. */
  earliest: string | null;
  reliability: ReliabilityText;
}

export function MentorCard({ mentor, specialties, earliest, reliability }: MentorCardProps) {
  return (
    <li className="person">
      <MentorPortrait mentor={mentor} />
      <div className="min-w-0">
        <h2>{mentor.name}</h2>
        <p className="text-sm text-text-2">
          {mentor.title}, {mentor.company}
        </p>
        <MentorRating mentor={mentor} className="mt-1.5">
          {mentor.isSample ? <Tag>Sample</Tag> : null}
        </MentorRating>
        <p className="person-words">{getFirstSentence(mentor.bio)}</p>
      </div>
      <div className="person-rest">
        <p className="text-sm text-muted">{mentor.experience}</p>
        <ul className="person-skills">
          {specialties.map((specialty) => (
            <li key={specialty}>{specialty}</li>
          ))}
        </ul>
        <div className="num mt-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <p className="icon-note icon-calendar">
            <span className="sr-only">Available </span>
            {mentor.availability.join(", ")}
            <small>{earliest ? `Next free: ${earliest}` : "No free time right now"}</small>
          </p>
          <p className="text-sm text-muted">
            <b className="person-price">{mentor.price === 0 ? "Free" : `$${mentor.price}`}</b>
            {mentor.price === 0 ? null : " per hour"}
          </p>
        </div>
        <ReliabilityLine reliability={reliability} className="mt-3" />
        <div className="mt-5 grid grid-cols-2 gap-2.5 narrow:grid-cols-1">
          <a href={`/mentors/${mentor.id}`} data-dialog className={buttonClass("secondary")}>
            View Profile<span className="sr-only">: {mentor.name}</span>
          </a>
          <BookButton mentor={mentor} variant="secondary" className="lit-fill w-full" />
        </div>
      </div>
    </li>
  );
}

/** What a card tells of a person: the rest is in their profile. */
function getFirstSentence(text: string): string {
  return /^.*?[.!?](?= |$)/s.exec(text)?.[0] ?? text;
}
