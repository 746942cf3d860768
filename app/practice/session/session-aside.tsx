import Lightbulb from "lucide-react/icons/lightbulb";
import { ChevronDown } from "~/ui/icons";
import type { ReactNode } from "react";
import { ExtraTimePicker } from "~/preferences/extra-time";
import type { ExtraTime } from "~/preferences/preferences";
import { CameraPanel } from "~/practice/camera/camera-panel";
import { Island } from "~/ui/island";
import { type MissingPoint, MissingPoints } from "~/practice/again/missing-points";
import { TipList } from "~/practice/tip-list";

interface SessionAsideProps {
  /** Storage key of this answer's recording. */
  recordingKey: string;
  extraTime: ExtraTime;
  question: { tips: string[]; why: string; weights: string; hasHint: boolean; hasSample: boolean };
  /** Set once the hint was requested. */
  hint: string | null;
  /** What the last attempt left out, after Answer again. */
  missingPoints: MissingPoint[] | null;
  isVisitor: boolean;
  /** Above the rest. */
  children: ReactNode;
}

/** Help beside the answer. */
export function SessionAside({
  recordingKey,
  extraTime,
  question,
  hint,
  missingPoints,
  isVisitor,
  children,
}: SessionAsideProps) {
  return (
    <aside className="session-aside mt-6 grid grid-cols-[minmax(0,1fr)] content-start gap-6">
      {children}
      {missingPoints === null || missingPoints.length === 0 ? null : (
        <section>
          <h2 className="mb-3.5 font-sans text-ui font-strong">What to make clear this time</h2>
          <MissingPoints points={missingPoints} />
        </section>
      )}
      <Island name="camera" component={CameraPanel} props={{ recordingKey }} className="contents" />
      <QuestionHelp question={question} hint={hint} />
      <div className="grid gap-3 border-t border-hairline pt-6">
        {/* Without JavaScript a change reloads the page and loses the answer; the same choice is on the card list. */}
        <div className="hidden in-data-interactive:block">
          <ExtraTimePicker current={extraTime} />
        </div>
        <p className="text-xs text-muted">
          Typed answers are never scored on time. Use the clock to practice a natural length.
        </p>
        {isVisitor ? (
          <p className="text-xs text-muted">
            Without an account this session is deleted 30 days after you last added to it. Sign in
            and it moves to your account.
          </p>
        ) : null}
      </div>
    </aside>
  );
}

function QuestionHelp({ question, hint }: Pick<SessionAsideProps, "question" | "hint">) {
  return (
    <>
      {question.tips.length === 0 ? null : (
        <details open className="group">
          <DisclosureSummary>Tips for this question</DisclosureSummary>
          <TipList tips={question.tips} />
        </details>
      )}
      {question.hasHint ? <Hint hint={hint} /> : null}
      {question.why === "" ? null : (
        <details className="group border-t border-hairline pt-6">
          <DisclosureSummary>Why interviewers ask this</DisclosureSummary>
          <p className="mt-3 text-sm text-text-2">{question.why}</p>
        </details>
      )}
      <details className="group border-t border-hairline pt-6">
        <DisclosureSummary>How this is scored</DisclosureSummary>
        <div className="mt-3 grid gap-3 text-sm text-text-2">
          <p>
            The coach looks for the points a good answer makes. Where it can’t tell which sentence
            makes one, it asks you. It checks the facts, and then it scores.
          </p>
          <p className="num">{question.weights}</p>
          {question.hasHint || question.hasSample ? (
            <p>
              If you open the hint or a sample first, your answer counts for half in your skill
              record.
            </p>
          ) : null}
        </div>
      </details>
    </>
  );
}

function Hint({ hint }: Pick<SessionAsideProps, "hint">) {
  return (
    <div id="hint" className="border-t border-hairline pt-6">
      {hint === null ? (
        // Requested from the server so the review can note that the hint was used.
        <button
          form="answer"
          name="intent"
          value="hint"
          formNoValidate
          className="flex min-h-11 w-full cursor-pointer items-center gap-2 rounded-xs text-left text-ui font-strong md:min-h-8"
        >
          <Lightbulb className="size-4.5 text-text-2" strokeWidth={1.75} aria-hidden />
          Show a hint
          <ChevronDown className="ml-auto size-4.5 text-muted" aria-hidden />
        </button>
      ) : (
        <>
          <h2 className="font-sans text-ui font-strong">Hint</h2>
          <p className="mt-3 text-sm text-text-2">{hint}</p>
        </>
      )}
    </div>
  );
}

function DisclosureSummary({ children }: { children: ReactNode }) {
  return (
    <summary className="flex min-h-11 md:min-h-8 cursor-pointer list-none items-center rounded-xs text-ui font-strong">
      {children}
      <ChevronDown className="ml-auto size-4.5 text-muted group-open:rotate-180" aria-hidden />
    </summary>
  );
}
