import Mic from "lucide-react/icons/mic";
import Square from "lucide-react/icons/square";
import { useState } from "react";
import { Button } from "~/ui/button";
import { type DictationProps, TranscriptFields } from "./dictation";
import { insertText } from "./insert-text";
import { toSentence } from "./recognition";
import {
  ENGINE_NOTES,
  findSpeechEngine,
  type SpeechEngine,
  turnServiceOff,
  turnServiceOn,
} from "./speech-service";
import { useDictation } from "./use-dictation";

/** The button that listens, what it says, and the transcript. */
export default function SpeechInput({ textareaRef, initialTranscript }: DictationProps) {
  const [spoken, setSpoken] = useState(initialTranscript);
  const [isConsentOpen, setIsConsentOpen] = useState(false);
  const [engine, setEngine] = useState<SpeechEngine>("ask");
  const isOnDevice = engine === "device";
  const {
    isListening,
    interim,
    errorMessage: problem,
    start,
    stop,
  } = useDictation(({ text, seconds }) => {
    setSpoken((previous) => ({
      transcript: `${previous.transcript} ${text}`.trim(),
      seconds: previous.seconds + seconds,
    }));
    if (textareaRef.current) insertText(textareaRef.current, toSentence(text));
  });

  // Asked only of people who want to speak: a browser without a speech service may crash when asked.
  const speak = async () => {
    const found = await findSpeechEngine();
    setEngine(found);
    if (found === "ask") setIsConsentOpen(true);
    else start(found === "device");
  };
  const speakThroughService = () => {
    turnServiceOn();
    setIsConsentOpen(false);
    setEngine("service");
    start(false);
  };
  const stopUsingService = () => {
    turnServiceOff();
    setEngine("ask");
    stop();
  };
  return (
    <>
      <TranscriptFields {...spoken} />
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
          className="-mr-1.5"
          onClick={() => void speak()}
          aria-expanded={isConsentOpen}
        >
          <Mic aria-hidden />
          <span className="max-md:sr-only">Speak</span>
        </Button>
      )}
      {isConsentOpen ? (
        <div className="order-last w-full py-2 pr-2 text-sm text-text-2">
          <p>{ENGINE_NOTES.service}</p>
          <p className="mt-3 flex flex-wrap gap-2">
            <Button type="button" size="sm" variant="secondary" onClick={speakThroughService}>
              Start speaking
            </Button>
            <Button type="button" size="sm" variant="ghost" onClick={() => setIsConsentOpen(false)}>
              Keep typing
            </Button>
          </p>
        </div>
      ) : null}
      <DictationStatus
        isListening={isListening}
        isOnDevice={isOnDevice}
        interim={interim}
        problem={problem}
        seconds={spoken.seconds}
        onStopService={engine === "service" ? stopUsingService : undefined}
      />
    </>
  );
}

function DictationStatus({
  isListening,
  isOnDevice,
  interim,
  problem,
  seconds,
  onStopService,
}: {
  isListening: boolean;
  isOnDevice: boolean;
  interim: string;
  problem: string | null;
  seconds: number;
  /** Where the browser maker’s service is in use. */
  onStopService: (() => void) | undefined;
}) {
  if (!isListening && !problem && seconds < 1) return null;
  return (
    <output className="order-last block w-full pb-1 text-sm text-text-2">
      {isListening ? (
        <span className="flex items-baseline gap-2">
          <span aria-hidden className="size-2 flex-none rounded-full bg-danger" />
          <span>
            {interim ||
              `Listening ${isOnDevice ? "on this device" : "through your browser’s speech service"}. Speak as you would in the interview; pauses are fine.`}
          </span>
          {onStopService ? (
            <button
              type="button"
              className="cursor-pointer text-primary-ink underline underline-offset-4"
              onClick={onStopService}
            >
              Don’t use the service
            </button>
          ) : null}
        </span>
      ) : (
        (problem ??
        `${Math.round(seconds)} s spoken. Fix any misheard words. Your pace counts as long as 80% of the words are as spoken.`)
      )}
    </output>
  );
}
