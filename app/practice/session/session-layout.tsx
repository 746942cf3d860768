import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import type { ExtraTime } from "~/preferences/preferences";
import { Button } from "~/ui/button";
import { SessionHeader } from "~/practice/session/session-header";
import type { QuestionProgress } from "~/interviews/progress";
import { SessionClock } from "./session-clock";

interface SessionLayoutProps {
  id: string;
  title: string;
  steps: QuestionProgress[];
  /** Index of the question that is open; -1 when all have been asked. */
  currentIndex: number;
  /** What the clock measures: a question, its natural length and the seconds already spent on it. */
  timer: { key: string; minutes: number; elapsedSeconds: number } | null;
  extraTime: ExtraTime;
  children: ReactNode;
}

/** What stands around every question of a session: progress, clock and the way out. */
export function SessionLayout({
  id,
  title,
  steps,
  currentIndex,
  timer,
  extraTime,
  children,
}: SessionLayoutProps) {
  return (
    <>
      <SessionHeader
        title={title}
        steps={steps}
        current={currentIndex}
        clock={
          timer && (
            <SessionClock
              key={timer.key}
              minutes={timer.minutes * Number(extraTime)}
              elapsedSeconds={timer.elapsedSeconds}
            />
          )
        }
      >
        <Form method="post" action={`/interview/sessions/${id}?index`}>
          <Button size="sm" variant="secondary" name="intent" value="end" aria-label="End Session">
            End <span className="-ml-1 max-md:hidden">Session</span>
          </Button>
        </Form>
      </SessionHeader>
      <main id="main">{children}</main>
    </>
  );
}
