import CalendarPlus from "lucide-react/icons/calendar-plus";
import { LinkButton } from "~/ui/button";
import { describeRise, type Rise } from "./rise";

/** What rose in the sitting: the old part pale, the new one bright. */
export function EndCard({ rises }: { rises: readonly Rise[] }) {
  if (rises.length === 0) return null;
  return (
    <ul className="rises">
      {rises.map((rise) => {
        const { skill, name, reason, from, to, asked, word } = rise;
        return (
          <li key={skill}>
            <p className="wrap-anywhere">
              <b>{name}</b>
              <span>{reason}</span>
            </p>
            <svg aria-hidden focusable="false" className="rise-bar">
              <rect width="100%" height="14" y="5" rx="5" />
              {to === null ? null : (
                <rect width={`${to}%`} height="14" y="5" rx="5" className="rise-new" />
              )}
              {from === null ? null : (
                <rect width={`${from}%`} height="14" y="5" rx="5" className="rise-old" />
              )}
              <rect x={`${asked}%`} width="2" height="24" className="rise-notch" />
            </svg>
            <p>
              <b>{word}</b>
              <span className="num">{describeRise(rise)}</span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}

export interface EndReview {
  to: string;
  /** Its score may still change by what it asks. */
  hasOpenPoints: boolean;
}

interface EndActionsProps {
  /** The day of the next sitting, in words. */
  nextDay: string;
  /** Where the answer is read; null without one. */
  review: EndReview | null;
}

/** The open points of the answer, the next sitting for the calendar, and the answer to read. */
export function EndActions({ nextDay, review }: EndActionsProps) {
  const hasOpenPoints = review?.hasOpenPoints ?? false;
  return (
    <p className="run-actions">
      {review && hasOpenPoints ? (
        <LinkButton to={review.to} size="lg">
          Answer its open points
        </LinkButton>
      ) : null}
      <LinkButton
        to="/profile/next-sitting.ics"
        size={hasOpenPoints ? "md" : "lg"}
        variant={hasOpenPoints ? "ghost" : "primary"}
        download=""
      >
        <CalendarPlus aria-hidden />
        Add {nextDay} to my calendar
      </LinkButton>
      {review && !hasOpenPoints ? (
        <LinkButton to={review.to} variant="ghost">
          Read my answer
        </LinkButton>
      ) : null}
    </p>
  );
}
