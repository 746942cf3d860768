import { BookButton } from "~/mentoring/booking/book-button";
import { MentorPortrait } from "~/mentoring/directory/mentor-portrait";
import { MentorRating } from "~/mentoring/directory/mentor-rating";
import type { PublicMentor } from "~/mentoring/directory/bookable-mentor";
import { PersonCard } from "~/mentoring/directory/person-card";
import type { ReliabilityText } from "~/mentoring/directory/describe-reliability";
import { ReliabilityLine } from "~/mentoring/directory/reliability-line";
import { buttonClass } from "~/ui/button";
import { Tag } from "~/ui/tag";

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
      <PersonCard
        mentor={mentor}
        specialties={specialties}
        earliest={earliest}
        portrait={<MentorPortrait mentor={mentor} />}
        rating={
          <MentorRating mentor={mentor} className="mt-1.5">
            {mentor.isSample ? <Tag>Sample</Tag> : null}
          </MentorRating>
        }
      >
        <ReliabilityLine reliability={reliability} className="mt-3" />
        <div className="mt-5 grid grid-cols-2 gap-2.5 narrow:grid-cols-1">
          <a href={`/mentors/${mentor.id}`} data-dialog className={buttonClass("secondary")}>
            View Profile<span className="sr-only">: {mentor.name}</span>
          </a>
          <BookButton mentor={mentor} variant="secondary" className="lit-fill w-full" />
        </div>
      </PersonCard>
    </li>
  );
}
