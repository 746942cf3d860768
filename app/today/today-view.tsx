import type { SerializeFrom } from "@remix-run/node";
import type { ReactNode } from "react";
import { DetectTimeZone } from "~/mentoring/calendar/detect-time-zone";
import type { loadToday } from "./load-today.server";
import { EndActions, EndCard } from "./end-card";
import { RunPanel } from "./run-panel";
import { TodayAside } from "./today-aside";
import { WeekBars } from "./week-bars";

export type TodayData = SerializeFrom<typeof loadToday>;

interface TodayViewProps {
  today: TodayData;
  limitMessage: string | undefined;
  /** In place of a goal, where there is nothing to go by yet. */
  children: ReactNode;
}

/** What to do today, or what was done, beside what is ahead. */
export function TodayView({ today, limitMessage, children }: TodayViewProps) {
  const { date, greeting, isZoneKnown, view, week } = today;
  const isDone = view.kind === "done";
  return (
    <div className="today">
      <DetectTimeZone isChosen={isZoneKnown} />
      <div className="min-w-0">
        <p className="num text-sm font-control text-muted">
          {date}
          {isDone && view.minutes > 0 ? `, ${view.minutes} min` : null}
        </p>
        <h1 className="num today-title wrap-anywhere">
          {isDone ? "Done for today." : greeting}{" "}
          <span>{isDone ? view.summary : <Sum words={view.sum} />}</span>
        </h1>
        {isDone ? (
          <>
            <EndCard rises={view.rises} />
            <WeekBars week={week} />
            <EndActions nextDay={view.nextDay} review={view.review} />
          </>
        ) : (
          <>
            <RunPanel view={view} limitMessage={limitMessage} />
            <WeekBars week={week} />
          </>
        )}
      </div>
      <TodayAside today={today}>{children}</TodayAside>
    </div>
  );
}

/** What there is to do stays on one line where it fits one. */
function Sum({ words }: { words: string }) {
  const [minutes = "", ...counts] = words.split(/(?<=:) /);
  return (
    <>
      {minutes}{" "}
      {counts.length === 0 ? null : <span className="inline-block">{counts.join(" ")}</span>}
    </>
  );
}
