import { formatCity } from "~/mentoring/calendar/format-time";
import { renderToStaticMarkup } from "react-dom/server";
import type { PublicMentor } from "~/mentoring/directory/bookable-mentor";
import { MentorRating } from "~/mentoring/directory/mentor-rating";
import { BookButton } from "~/mentoring/booking/book-button";
import { DIALOG_NAME_ID } from "~/mentoring/directory/dialog-name-id";
import { buttonClass } from "~/ui/button";
import { MentorPortrait } from "~/mentoring/directory/mentor-portrait";

interface MentorDialogProps {
  mentor: PublicMentor;
  specialties: string[];
}

export function renderMentorDialog(props: MentorDialogProps): string {
  return renderToStaticMarkup(<MentorDialog {...props} />);
}

function MentorDialog({ mentor, specialties }: MentorDialogProps) {
  return (
    <>
      <form method="dialog">
        <button aria-label="Close" className="dialog-close icon-before icon-x" />
      </form>
      <div className="flex gap-5 pr-10">
        <MentorPortrait mentor={mentor} />
        <div className="self-center">
          <h2 id={DIALOG_NAME_ID} className="text-section">
            {mentor.name}
          </h2>
          <p className="mt-1 text-ui text-text-2">
            {mentor.title}, {mentor.company}
          </p>
          <MentorRating mentor={mentor} className="mt-1.5" />
        </div>
      </div>
      <p className="mt-6 text-text-2">{mentor.bio}</p>
      <h3 className="mt-6 font-sans text-sm font-strong">
        A session with {mentor.name.split(" ")[0]}
      </h3>
      <p className="mt-1.5 text-ui text-text-2">{mentor.session}</p>
      <dl className="num mt-6 grid gap-x-6 gap-y-3 border-t border-hairline pt-5 text-sm sm:grid-cols-2">
        <Row label="Specialties" value={specialties.join(", ")} />
        <Row label="Experience" value={mentor.experience} />
        <Row label="Languages" value={mentor.languages.join(", ")} />
        <Row
          label="Available"
          value={`${mentor.availability.join(", ")} (${formatCity(mentor.timeZone)} time)`}
        />
      </dl>
      {/* Price and buttons stay in view where the rest scrolls. */}
      <div className="sticky bottom-0 -mx-7 mt-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-t border-hairline bg-overlay px-7 py-5">
        <p className="num text-sm text-muted">
          <b className="font-head text-[1.5rem] leading-none font-strong tracking-[-0.035em] text-text">
            {mentor.price === 0 ? "Free" : `$${mentor.price}`}
          </b>
          {mentor.price === 0 ? null : " per hour"}
        </p>
        <div className="flex flex-wrap gap-2.5">
          <a href={`/mentors/${mentor.id}`} className={buttonClass("secondary")}>
            See all times
          </a>
          <BookButton mentor={mentor} />
        </div>
      </div>
    </>
  );
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="mt-0.5 text-text-2">{value}</dd>
    </div>
  );
}
