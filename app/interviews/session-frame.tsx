import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import type { ExtraTime } from "~/preferences/types";
import { Button } from "~/ui/button";
import { SessionHeader } from "~/ui/layout/session-header";
import type { Step } from "./progress";
import { SessionClock } from "./session-clock";

interface SessionFrameProps {
  id: string;
  title: string;
  steps: Step[];
  /** Index of the question that is open; -1 when all have been asked. */
  index: number;
  /** What the clock measures: a question, its natural length and the seconds already spent on it. */
  timed: { key: string; minutes: number; spent: number } | null;
  extraTime: ExtraTime;
  children: ReactNode;
}

/** What stands around every question of a session: progress, clock and the way out. */
export function SessionFrame({
  id,
  title,
  steps,
  index,
  timed,
  extraTime,
  children,
}: SessionFrameProps) {
  return (
    <>
      <SessionHeader
        title={title}
        steps={steps}
        current={index}
        clock={
          timed && (
            <SessionClock
              key={timed.key}
              minutes={timed.minutes * Number(extraTime)}
              from={timed.spent}
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
