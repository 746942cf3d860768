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
  /** Index of the current question; -1 when all have been asked. */
  currentIndex: number;
  /** The clock's question, suggested length and seconds already spent. */
  timer: { key: string; minutes: number; elapsedSeconds: number } | null;
  extraTime: ExtraTime;
  children: ReactNode;
}

/** Layout of the session pages: progress, clock, End Session. */
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
