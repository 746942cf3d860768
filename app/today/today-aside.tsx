import type { ReactNode } from "react";
import { MentorPortrait } from "~/mentoring/directory/mentor-portrait";
import { pluralize } from "~/ui/format";
import { Link } from "~/ui/link";
import { GoalRing } from "./goal-ring";
import type { TodayData } from "./today-view";

const LINK =
  "inline-flex min-h-11 items-center text-sm text-primary-ink underline underline-offset-3";

/** Its padding makes it large enough to tap. */
const AHEAD_LINK = "-my-2.5 block py-2.5 font-strong hover:text-primary-ink";

/** The goal, the next interview and the next hour with a mentor. */
export function TodayAside({
  today: { goal, interview, waiting, mentorHour },
  children,
}: {
  today: TodayData;
  children: ReactNode;
}) {
  return (
    <aside aria-label="Ahead" className="today-aside">
      {goal ? <Goal {...goal} /> : children ? <section>{children}</section> : <NoGoal />}
      <section>
        {interview ? (
          <>
            <Heading>Next interview</Heading>
            <div className="today-when">
              <p className="today-tile" aria-hidden>
                <span>{interview.tile.month}</span>
                <b className="num">{interview.tile.day}</b>
              </p>
              <p className="min-w-0 wrap-anywhere">
                <Link to={`/plans/${interview.id}`} className={AHEAD_LINK}>
                  {interview.company}, {interview.role}
                </Link>
                <span className="num block text-sm text-muted">{interview.day}</span>
              </p>
            </div>
          </>
        ) : waiting ? (
          <>
            <Heading>Waiting for an answer</Heading>
            <p className="min-w-0 wrap-anywhere">
              <Link to={`/plans/${waiting.id}`} className={AHEAD_LINK}>
                {waiting.company}, {waiting.role}
              </Link>
            </p>
          </>
        ) : (
          <Link to="/plans" className={LINK}>
            Add an interview date
          </Link>
        )}
      </section>
      {mentorHour ? (
        <section>
          <Heading>Next mentor hour</Heading>
          <div className="today-when">
            <MentorPortrait mentor={mentorHour.mentor} />
            <p className="min-w-0 wrap-anywhere">
              <Link to={mentorHour.to} className={AHEAD_LINK}>
                {mentorHour.mentor.name}
              </Link>
              <span className="num block text-sm text-muted">{mentorHour.when}</span>
            </p>
          </div>
        </section>
      ) : null}
    </aside>
  );
}

function Heading({ children }: { children: ReactNode }) {
  return (
    <h2 className="mb-3.5 font-sans text-sm font-control tracking-normal text-muted">{children}</h2>
  );
}

/** In characters. A longer one would be taller than the ring beside it. */
const LONG_TITLE = 36;

function Goal({ title, to, segments, met, shown }: NonNullable<TodayData["goal"]>) {
  return (
    <section className="today-goal">
      <GoalRing segments={segments} shown={shown} />
      <div className="min-w-0 wrap-anywhere">
        <h2 className={title.length > LONG_TITLE ? "text-ui font-strong" : "text-h3"}>
          <Link to={to} className="hover:text-primary-ink">
            {title}
          </Link>
        </h2>
        <p className="num mt-1.5 text-sm text-muted">
          {shown} of {pluralize(segments.length, "skill")} shown
          {met === 0 ? null : `, ${met} met`}.
        </p>
        <Link to="/profile/skills" className={LINK}>
          See the map
        </Link>
      </div>
    </section>
  );
}

function NoGoal() {
  return (
    <section>
      <Link to="/#careers" className={LINK}>
        Choose where you’re going
      </Link>
    </section>
  );
}
