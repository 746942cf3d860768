import Captions from "lucide-react/icons/captions";
import CaptionsOff from "lucide-react/icons/captions-off";
import Keyboard from "lucide-react/icons/keyboard";
import Mic from "lucide-react/icons/mic";
import { Link } from "~/ui/link";
import type { RoomStep } from "./types";

interface RoomTopProps {
  sessionId: string;
  steps: readonly RoomStep[];
  index: number;
  /** Null where there is no choice. */
  input: { isSpoken: boolean; onChange: () => void } | null;
  /** What is heard, as text; null while nobody answers aloud. */
  heardWords: { isShown: boolean; toggle: () => void } | null;
}

/** Progress, the way to answer, and the way out. */
export function RoomTop({ sessionId, steps, index, input, heardWords }: RoomTopProps) {
  const sessionUrl = `/interview/sessions/${sessionId}`;
  return (
    <header className="live-top">
      <ol aria-label={`Question ${index + 1} of ${steps.length}`} className="live-steps">
        {steps.map(({ name, state }, step) => {
          const label = `${step + 1}, ${name}`;
          const isLink = state !== "done" && step !== index;
          return (
            <li key={step} aria-current={step === index ? "step" : undefined} data-state={state}>
              {isLink ? (
                <Link to={`${sessionUrl}?question=${step + 1}`} aria-label={label} title={name} />
              ) : (
                <span className="sr-only">{label}</span>
              )}
            </li>
          );
        })}
      </ol>
      <p className="num whitespace-nowrap">
        {index + 1} of {steps.length}
      </p>
      <div className="ml-auto flex gap-2.5">
        {heardWords ? (
          <button
            type="button"
            aria-label={heardWords.isShown ? "Hide heard words" : "Show heard words"}
            title={heardWords.isShown ? "Hide heard words" : "Show heard words"}
            className="btn btn-ghost btn-sm"
            onClick={heardWords.toggle}
          >
            {heardWords.isShown ? <Captions aria-hidden /> : <CaptionsOff aria-hidden />}
          </button>
        ) : null}
        {input ? (
          <button type="button" className="btn btn-ghost btn-sm" onClick={input.onChange}>
            {input.isSpoken ? <Keyboard aria-hidden /> : <Mic aria-hidden />}
            <span className="max-md:sr-only">
              {input.isSpoken ? "Type instead" : "Speak instead"}
            </span>
          </button>
        ) : null}
        <Link to={`${sessionUrl}/end`} className="btn btn-secondary btn-sm">
          Leave
        </Link>
      </div>
    </header>
  );
}
