import type { PublicMentor } from "~/mentoring/mentors/directory.server";
import { MentorRating } from "~/mentoring/mentor-rating";
import type { ReliabilityText } from "~/mentoring/reliability/describe-reliability";
import { ReliabilityLine } from "~/mentoring/reliability/reliability-line";
import { BookButton } from "~/mentoring/booking/book-button";
import { buttonClass } from "~/ui/button";
import { getPopoverOpenProps } from "~/ui/popover";
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
      <div className="person-portrait [&>*]:size-24 sm:[&>*]:size-44">
        <MentorPortrait mentor={mentor} />
      </div>
      <div className="min-w-0">
        <h2>{mentor.name}</h2>
        <p className="text-sm text-text-2">
          {mentor.title}, {mentor.company}
        </p>
        <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">
          <MentorRating mentor={mentor} />
          {mentor.isSample ? <Tag>Sample</Tag> : null}
        </div>
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
          <p className="flex items-center gap-2 text-sm text-muted">
            <i className="icon icon-calendar" />
            <span className="sr-only">Available </span>
            <span>
              {mentor.availability.join(", ")}
              <span className="block text-xs">
                {earliest ? `Next free: ${earliest}` : "No free time right now"}
              </span>
            </span>
          </p>
          <p className="text-sm text-muted">
            <b className="person-price">{mentor.price === 0 ? "Free" : `$${mentor.price}`}</b>
            {mentor.price === 0 ? null : " per hour"}
          </p>
        </div>
        <div className="mt-3">
          <ReliabilityLine reliability={reliability} />
        </div>
        <div className="mt-5 grid grid-cols-2 gap-2.5 narrow:grid-cols-1">
          <button
            type="button"
            {...getPopoverOpenProps(`mentor-${mentor.id}`)}
            className={buttonClass("secondary")}
          >
            View Profile<span className="sr-only">: {mentor.name}</span>
          </button>
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
