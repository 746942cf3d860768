import ArrowRight from "lucide-react/icons/arrow-right";
import BookOpenText from "lucide-react/icons/book-open-text";
import SkipForward from "lucide-react/icons/skip-forward";
import type { ReactNode } from "react";
import { Button } from "~/ui/button";
import { isInBrowser } from "~/ui/island";

export interface AnswerActionsProps {
  /** A follow-up has no sample answer, and not every question that a person wrote has one. */
  kind: "practice" | "practice-without-sample" | "follow-up";
  /** The tests of the code are run before the answer is sent. */
  isRunningTests: boolean;
  /** Code alone is an answer too. */
  takesCode: boolean;
  /** The last save failed: nothing can be sent. */
  isOffline: boolean;
}

/** Submit button and secondary actions; a bottom bar on small screens. */
export function AnswerActions({ kind, isRunningTests, takesCode, isOffline }: AnswerActionsProps) {
  return (
    <div className="answer-bar mt-5.5 flex flex-wrap items-center gap-x-3.5 gap-y-2">
      <Button
        size="lg"
        name="intent"
        value="answer"
        isPending={isRunningTests}
        pendingText={isRunningTests ? "Running your tests…" : "Reading your answer…"}
        aria-describedby="submit-note"
        className="answer-submit max-md:order-last max-md:flex-1"
      >
        Submit Response
      </Button>
      <SubmitNote takesCode={takesCode} isOffline={isOffline} />
      <span className="flex flex-wrap gap-2 md:-mr-4.5 md:ml-auto">
        {kind === "practice" ? (
          <SecondaryAction intent="sample" label="Show a sample answer">
            <BookOpenText aria-hidden />
            <span>
              Sample<span className="max-md:hidden"> answer</span>
            </span>
          </SecondaryAction>
        ) : null}
        {kind === "follow-up" ? (
          <SecondaryAction intent="skip">
            <ArrowRight aria-hidden />
            Skip
          </SecondaryAction>
        ) : (
          <SecondaryAction intent="skip" label="Skip for now">
            <SkipForward aria-hidden />
            <span>
              Skip<span className="max-md:hidden"> for now</span>
            </span>
          </SecondaryAction>
        )}
      </span>
    </div>
  );
}

/** What the button waits for; once there is something to send, the keys that press it. */
function SubmitNote({ takesCode, isOffline }: Pick<AnswerActionsProps, "takesCode" | "isOffline">) {
  return (
    // Describes the button: what is hidden inside of it is not read aloud.
    <span
      id="submit-note"
      className="mr-auto text-sm text-muted max-md:order-first max-md:w-full max-md:text-xs"
    >
      {isOffline ? (
        "Waits until you’re online again"
      ) : (
        <span className="answer-wait">
          {takesCode ? "Write text, code or both" : "Write a sentence first"}
        </span>
      )}
      {isInBrowser && !isOffline ? (
        <span className="answer-keys flex gap-1.5 max-md:hidden" aria-hidden>
          <Key>Ctrl</Key>
          <Key>Enter</Key>
        </span>
      ) : null}
    </span>
  );
}

interface SecondaryActionProps {
  intent: string;
  /** Where it says more than what is shown. */
  label?: string;
  children: ReactNode;
}

function SecondaryAction({ intent, label, children }: SecondaryActionProps) {
  return (
    <Button
      variant="ghost"
      name="intent"
      value={intent}
      formNoValidate
      className="answer-bar-icon"
      aria-label={label}
    >
      {children}
    </Button>
  );
}

function Key({ children }: { children: string }) {
  return (
    <kbd className="rounded-xs border border-hairline-strong bg-surface-1 px-1.5 py-0.5 font-mono text-2xs text-text-2">
      {children}
    </kbd>
  );
}
