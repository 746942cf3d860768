import Mic from "lucide-react/icons/mic";
import Square from "lucide-react/icons/square";
import { useState } from "react";
import { Button } from "~/ui/button";
import { type DictationProps, TranscriptFields } from "./dictation";
import { getOnDeviceStatus, installOnDevice, toSentence } from "./recognition";
import { useDictation } from "./use-dictation";

/** The button that listens, what it says, and the transcript. */
export default function SpeechInput({ textareaRef, initialTranscript }: DictationProps) {
  const [spoken, setSpoken] = useState(initialTranscript);
  const [hasConsented, setHasConsented] = useState(false);
  const [isConsentOpen, setIsConsentOpen] = useState(false);
  const [onDeviceStatus, setOnDeviceStatus] = useState("unavailable");
  const isOnDevice = onDeviceStatus === "available";
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
  const askForConsent = async () => {
    setOnDeviceStatus(await getOnDeviceStatus());
    setIsConsentOpen(true);
  };
  const startSpeaking = () => {
    setIsConsentOpen(false);
    setHasConsented(true);
    if (onDeviceStatus === "downloadable") void installOnDevice();
    start(isOnDevice);
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
          onClick={() => (hasConsented ? startSpeaking() : void askForConsent())}
          aria-expanded={isConsentOpen}
        >
          <Mic aria-hidden />
          <span className="max-md:sr-only">Speak</span>
        </Button>
      )}
      {isConsentOpen ? (
        <div className="order-last w-full py-2 pr-2 text-sm text-text-2">
          <p>
            {isOnDevice
              ? "Your browser turns speech into text on this device and sends the sound nowhere. This site receives only the text."
              : "Your browser turns speech into text. To do that, some browsers, including Chrome and Safari, send the sound to their maker. This site receives only the text, never the sound."}
          </p>
          <p className="mt-3 flex flex-wrap gap-2">
            <Button type="button" size="sm" variant="secondary" onClick={startSpeaking}>
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
}: {
  isListening: boolean;
  isOnDevice: boolean;
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
          {interim ||
            `Listening ${isOnDevice ? "on this device" : "through your browser’s speech service"}. Speak as you would in the interview; pauses are fine.`}
        </span>
      ) : (
        (problem ??
        `${Math.round(seconds)} s spoken. Fix any misheard words. Your pace counts as long as 80% of the words are as spoken.`)
      )}
    </output>
  );
}

/** Inserts text like user input, so input listeners run. */
function insertText(textarea: HTMLTextAreaElement, text: string): void {
  const { selectionEnd, value } = textarea;
  const position = document.activeElement === textarea ? selectionEnd : value.length;
  const space = position > 0 && !/\s$/.test(value.slice(0, position)) ? " " : "";
  textarea.setRangeText(space + text, position, position, "end");
  textarea.dispatchEvent(new Event("input", { bubbles: true }));
}
