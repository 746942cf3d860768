import { OpenQuestions } from "~/practice/session/open-questions";
import type { Interviewer } from "~/practice/store/live-settings";
import type { QuestionProgress } from "~/practice/store/progress";
import { Button } from "~/ui/button";
import { KeepFormFields } from "~/ui/keep-form-fields";
import { Portrait } from "./portrait";
import { Stage } from "./stage";

interface ClosingViewProps {
  sessionId: string;
  steps: readonly QuestionProgress[];
  interviewer: Interviewer;
  closing: string;
}

/** Every question was answered or skipped. */
export function ClosingView({ sessionId, steps, interviewer, closing }: ClosingViewProps) {
  const sessionUrl = `/interview/sessions/${sessionId}`;
  const skipped = steps.flatMap(({ name, state }, index) =>
    state === "skipped" ? [{ number: index + 1, name, isSkipped: true }] : [],
  );
  return (
    <Stage>
      <div className="live-closing">
        <div className="live-disc">
          <Portrait interviewer={interviewer} />
        </div>
        <h1 className="live-caption">{closing}</h1>
        <p className="live-note num">
          You answered {steps.filter(({ state }) => state === "done").length} of {steps.length}. The
          reviews open when you end the interview.
        </p>
        <form method="post" action={sessionUrl}>
          <KeepFormFields page={sessionUrl} />
          <Button name="intent" value="end" className="live-pill" pendingText="Ending…">
            See how it went
          </Button>
        </form>
        {skipped.length === 0 ? null : (
          <section className="w-full max-w-120 text-left">
            <h2 className="text-h3">You can still answer what you skipped</h2>
            <OpenQuestions sessionUrl={sessionUrl} questions={skipped} />
          </section>
        )}
      </div>
    </Stage>
  );
}
