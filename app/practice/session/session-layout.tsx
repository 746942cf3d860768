import type { ReactNode } from "react";
import type { QuestionProgress } from "~/practice/store/progress";
import type { ExtraTime } from "~/preferences/preferences";
import { SessionHeader } from "~/practice/session/session-header";
import { Button } from "~/ui/button";
import { Island } from "~/ui/island";
import { KeepFormFields } from "~/ui/keep-form-fields";
import { SessionClock } from "./session-clock";
import { getStepUrl } from "./step-url";

interface SessionLayoutProps {
  id: string;
  title: string;
  steps: QuestionProgress[];
  /** Index of the current question; -1 when all have been asked. */
  currentIndex: number;
  /** The suggested length and the seconds already spent. */
  timer: { minutes: number; elapsedSeconds: number } | null;
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
  const isEveryQuestionAnswered = steps.every(({ state }) => state === "done");
  return (
    <>
      <SessionHeader
        title={title}
        steps={steps.map((step, index) => ({ ...step, to: getStepUrl(id, step, index + 1) }))}
        current={currentIndex}
        clock={
          timer && <Island name="clock" component={SessionClock} props={{ ...timer, extraTime }} />
        }
      >
        {isEveryQuestionAnswered ? <EndSessionForm id={id} /> : <AskToEndForm id={id} />}
      </SessionHeader>
      <main id="main">{children}</main>
    </>
  );
}

function EndSessionForm({ id }: { id: string }) {
  return (
    <form method="post" action={`/interview/sessions/${id}`}>
      <KeepFormFields page={`/interview/sessions/${id}`} />
      <EndButton name="intent" value="end" />
    </form>
  );
}

/** Questions are open: ask first, on a page that says what is left. */
function AskToEndForm({ id }: { id: string }) {
  return (
    <form method="post" action={`/interview/sessions/${id}/end`}>
      <KeepFormFields page={`/interview/sessions/${id}`} />
      <EndButton />
    </form>
  );
}

function EndButton(props: { name?: string; value?: string }) {
  return (
    <Button size="sm" variant="secondary" aria-label="End Session" {...props}>
      End <span className="-ml-1 max-md:hidden">Session</span>
    </Button>
  );
}
