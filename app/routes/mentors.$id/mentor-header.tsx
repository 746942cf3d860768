import type { Mentor } from "~/data/mentor-types";
import { MentorPortrait } from "~/mentoring/directory/mentor-portrait";
import { MentorRating } from "~/mentoring/directory/mentor-rating";
import type { ReliabilityText } from "~/mentoring/directory/describe-reliability";
import { ReliabilityLine } from "~/mentoring/directory/reliability-line";
import { SAMPLE_REPLY_RULE } from "~/mentoring/sessions/sample-replies";

interface MentorHeaderProps {
  mentor: Omit<Mentor, "rating"> & { rating: number; isSample: boolean };
  specialties: readonly string[];
  reliability: ReliabilityText;
}

export function MentorHeader({ mentor, specialties, reliability }: MentorHeaderProps) {
  const firstName = mentor.name.split(" ")[0];
  return (
    <>
      <div className="mentor-head">
        <div className="mentor-face">
          <MentorPortrait mentor={mentor} />
        </div>
        <div className="min-w-0">
          <h1 className="text-title">{mentor.name}</h1>
          <p className="mt-1 text-body text-text-2">
            {mentor.title}, {mentor.company}
          </p>
          <MentorRating mentor={mentor} className="mt-1.5" />
          {mentor.isSample ? null : (
            <ReliabilityLine reliability={reliability} className="mt-1.5" />
          )}
        </div>
        <ul className="person-skills">
          {specialties.map((specialty) => (
            <li key={specialty}>{specialty}</li>
          ))}
        </ul>
        <p className="mentor-price num">
          <b>{mentor.price === 0 ? "Free" : `$${mentor.price}`}</b>
          {mentor.price === 0 ? null : " per hour"}
        </p>
      </div>
      {mentor.isSample ? (
        <p className="mt-5 max-w-(--measure) text-sm text-muted">
          {firstName} is a sample mentor, not a real person. {SAMPLE_REPLY_RULE}
        </p>
      ) : null}
    </>
  );
}
