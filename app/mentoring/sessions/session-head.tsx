import { MentorPortrait } from "~/mentoring/directory/mentor-portrait";
import { Link } from "~/ui/link";

interface SessionHeadProps {
  /** The other side, with the address of their page if there is one. */
  other: { id: string; name: string; isSample: boolean; to: string | null };
  /** The time for the reader, and for the other side if theirs differs. */
  time: { day: string; time: string; mentorRange: string };
  /** The city of the reader's time zone. */
  city: string;
}

/** When a session takes place and with whom: the same for the person and the mentor. */
export function SessionHead({ other, time, city }: SessionHeadProps) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-5">
      <MentorPortrait mentor={other} />
      <div className="num min-w-0 flex-1 basis-72 wrap-anywhere">
        <h1 className="text-title">
          {time.day}, {time.time}
        </h1>
        <p className="mt-1 text-text-2">
          With{" "}
          {other.to === null ? (
            other.name
          ) : (
            <Link to={other.to} className="underline underline-offset-3">
              {other.name}
            </Link>
          )}
          , 60 minutes. {city} time{time.mentorRange === "" ? "" : `; ${time.mentorRange}`}.
        </p>
      </div>
    </div>
  );
}
