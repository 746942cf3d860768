import CalendarPlus from "lucide-react/icons/calendar-plus";
import { buttonClass } from "~/ui/button";

interface ConfirmedLinksProps {
  request: { id: string; meetingLink: string };
}

/** The video call and the calendar file of a confirmed session. */
export function ConfirmedLinks({ request: { id, meetingLink } }: ConfirmedLinksProps) {
  return (
    <p className="mt-8 flex flex-wrap gap-2.5 border-t border-hairline pt-6">
      {meetingLink === "" ? null : (
        <a href={meetingLink} rel="noreferrer" className={buttonClass()}>
          Join the video call
        </a>
      )}
      <a href={`/mentors/sessions/${id}/calendar.ics`} className={buttonClass("secondary")}>
        <CalendarPlus strokeWidth={1.6} aria-hidden />
        Add to calendar
      </a>
    </p>
  );
}
