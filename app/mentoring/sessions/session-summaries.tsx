import CalendarCheck from "lucide-react/icons/calendar-check";
import CircleX from "lucide-react/icons/circle-x";
import Clock from "lucide-react/icons/clock";
import TimerOff from "lucide-react/icons/timer-off";
import UserX from "lucide-react/icons/user-x";
import { CircleCheck } from "~/ui/icons";
import { Link } from "~/ui/link";
import type { SessionState } from "./states";
import type { SessionSummary } from "./session-view";

const ICONS: Record<SessionState, typeof Clock> = {
  requested: Clock,
  moved: Clock,
  confirmed: CalendarCheck,
  declined: CircleX,
  canceled: CircleX,
  expired: TimerOff,
  done: CircleCheck,
  "no-show": UserX,
};

/** Mentoring sessions, each with its state and a link to its page. */
export function SessionSummaries({ sessions }: { sessions: readonly SessionSummary[] }) {
  return (
    <ul className="border-t border-hairline-strong">
      {sessions.map(({ id, path, name, date, state, stateLabel, details, when, city, agenda }) => {
        const Icon = ICONS[state];
        return (
          <li
            key={id}
            className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-5 gap-y-1 border-b border-hairline py-4 md:grid-cols-[3.5rem_minmax(0,1fr)_auto]"
          >
            <p
              aria-hidden
              className="row-span-2 grid h-14 content-center justify-items-center self-start rounded-card border border-primary-line bg-primary-soft text-xs leading-[1.2] text-primary-ink md:row-span-1"
            >
              {date.month}
              <b className="font-head text-[1.375rem] leading-none font-strong text-text">
                {date.day}
              </b>
            </p>
            <p className="num min-w-0">
              <Link
                to={path}
                className="relative font-strong after:absolute after:inset-x-0 after:-inset-y-3 hover:text-primary-ink"
              >
                {name}, {when}
              </Link>
              <span className="block text-sm text-text-2">{city} time, 60 minutes</span>
              <span className="mt-1 line-clamp-2 block text-sm wrap-anywhere text-muted">
                {agenda}
              </span>
            </p>
            <p className="num text-sm text-muted md:text-right">
              <span className="flex items-center gap-1.5 text-text-2 md:justify-end">
                <Icon className="size-4 flex-none" strokeWidth={1.6} aria-hidden />
                {stateLabel}
              </span>
              {details.map((detail) => (
                <span key={detail} className="block">
                  {detail}
                </span>
              ))}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
