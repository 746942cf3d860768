import { Mic, Square } from "lucide-react";
import { type RefObject, useState } from "react";
import { Button } from "~/ui/button";
import { useHydrated } from "~/ui/use-hydrated";
import { asSentence, canRecognize } from "./recognition";
import { useDictation } from "./use-dictation";

interface DictationProps {
  /** Where what is said goes. */
  area: RefObject<HTMLTextAreaElement>;
  /** What was heard in this answer so far, for the fields that tell a spoken answer from a typed one. */
  heard: { transcript: string; seconds: number };
}

/** Answering aloud: what the browser hears is typed into the answer, where it can be changed. */
export function Dictation({ area, heard }: DictationProps) {
  const hydrated = useHydrated();
  const [said, setSaid] = useState(heard);
  const [isExplained, setExplained] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { isListening, interim, problem, start, stop } = useDictation(({ text, seconds }) => {
    setSaid((before) => ({
      transcript: `${before.transcript} ${text}`.trim(),
      seconds: before.seconds + seconds,
    }));
    if (area.current) typeInto(area.current, asSentence(text));
  });
  const fields = (
    <>
      <input type="hidden" name="transcript" value={said.transcript} />
      <input type="hidden" name="spokenSeconds" value={Math.round(said.seconds)} />
    </>
  );
  if (!hydrated || !canRecognize()) return fields;

  const speak = () => {
    setAsking(false);
    setExplained(true);
    start();
  };
  return (
    <>
      {fields}
      {isListening ? (
        <Button type="button" size="sm" variant="secondary" onClick={stop}>
          <Square className="text-danger" aria-hidden />
          Stop
        </Button>
      ) : (
        <Button
          type="button"
          size="sm"
          variant="ghost"
          onClick={() => (isExplained ? speak() : setAsking(true))}
          aria-expanded={isAsking}
        >
          <Mic aria-hidden />
          <span className="max-md:sr-only">Speak</span>
        </Button>
      )}
      {isAsking ? (
        <div className="order-last w-full py-2 pr-2 text-sm text-text-2">
          <p>
            Your browser turns speech into text. Some browsers, Chrome and Safari among them, send
            the sound to their maker to do so. This site gets the text only, and no sound.
          </p>
          <p className="mt-3 flex flex-wrap gap-2">
            <Button type="button" size="sm" variant="secondary" onClick={speak}>
              Start speaking
            </Button>
            <Button type="button" size="sm" variant="ghost" onClick={() => setAsking(false)}>
              Keep typing
            </Button>
          </p>
        </div>
      ) : null}
      <Now isListening={isListening} interim={interim} problem={problem} seconds={said.seconds} />
    </>
  );
}

function Now({
  isListening,
  interim,
  problem,
  seconds,
}: {
  isListening: boolean;
  interim: string;
  problem: string | null;
  seconds: number;
}) {
  if (!isListening && !problem && seconds < 1) return null;
  return (
    <output className="order-last block w-full pb-1 text-sm text-text-2">
      {isListening ? (
        <span className="flex items-baseline gap-2">
          <span aria-hidden className="size-2 flex-none rounded-full bg-danger" />
          {interim || "Listening. Speak as you would in the interview; pauses are fine."}
        </span>
      ) : (
        (problem ??
        `${Math.round(seconds)} s spoken. Mend what was misheard. While four words in five are as you said them, your pace counts; else it counts as typed.`)
      )}
    </output>
  );
}

/** As if typed, so that everything that follows typing follows this too. */
function typeInto(area: HTMLTextAreaElement, text: string): void {
  const { selectionEnd, value } = area;
  const at = document.activeElement === area ? selectionEnd : value.length;
  const gap = at > 0 && !/\s$/.test(value.slice(0, at)) ? " " : "";
  area.setRangeText(gap + text, at, at, "end");
  area.dispatchEvent(new Event("input", { bubbles: true }));
}
