import CalendarDays from "lucide-react/icons/calendar-days";
import type { PublicMentor } from "~/mentoring/mentors/directory.server";
import { MentorRating } from "~/mentoring/mentor-rating";
import type { ReliabilityText } from "~/mentoring/reliability/describe-reliability";
import { ReliabilityLine } from "~/mentoring/reliability/reliability-line";
import { BookButton } from "~/mentoring/booking/book-button";
import { buttonClass } from "~/ui/button";
import { Chips } from "~/ui/chips";
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
    <li className="lit-card mentor-card row-span-5 grid grid-rows-subgrid gap-y-0 p-5 lg:p-6">
      <div className="flex gap-4 narrow:flex-wrap">
        <MentorPortrait mentor={mentor} />
        <div className="min-w-0 self-center">
          <h2 className="card-title">{mentor.name}</h2>
          <p className="mt-1 text-sm text-text-2">
            {mentor.title}, {mentor.company}
          </p>
          <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">
            <MentorRating mentor={mentor} />
            {mentor.isSample ? <Tag>Sample</Tag> : null}
          </div>
        </div>
      </div>
      <p className="mt-5 text-ui text-text-2">{mentor.experience}</p>
      <Chips items={specialties} className="mt-4 content-start" />
      <div className="num mt-5 grid content-start gap-3.5 border-t border-hairline pt-4">
        <p className="flex items-center gap-2 text-sm text-muted">
          <CalendarDays className="size-4.5" strokeWidth={1.6} aria-hidden />
          <span className="sr-only">Available </span>
          <span>
            {mentor.availability.join(", ")}
            <span className="block text-xs">
              {earliest ? `Next free: ${earliest}` : "No free time right now"}
            </span>
          </span>
        </p>
        <ReliabilityLine reliability={reliability} />
        <p className="text-sm text-muted">
          <b className="font-head text-[1.5rem] leading-none font-strong tracking-[-0.035em] text-text">{`$${mentor.price}`}</b>{" "}
          per hour
        </p>
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
    </li>
  );
}
