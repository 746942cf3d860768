import Mic from "lucide-react/icons/mic";
import Square from "lucide-react/icons/square";
import { useEffect, useState } from "react";
import { Button } from "~/ui/button";
import { type DictationProps, TranscriptFields } from "./dictation";
import { insertText } from "./insert-text";
import { toSentence } from "./recognition";
import { CONSENT_TEXTS, ConsentButtons } from "./speech-consent";
import { ENGINE_LABELS, type SpeechEngine, turnServiceOff } from "./speech-engine";
import { RETRY_MESSAGE, useDictation } from "./use-dictation";
import { useHeardWords } from "./use-heard-words";
import { useSpeechEngine } from "./use-speech-engine";

/** The button that listens, what it says, and the transcript. */
export default function SpeechInput({
  textareaRef,
  initialTranscript,
  onListening,
}: DictationProps) {
  const [spoken, setSpoken] = useState(initialTranscript);
  const [engine, setEngine] = useState<SpeechEngine>("device");
  const dictation = useDictation(({ text, seconds }) => {
    setSpoken((previous) => ({
      transcript: `${previous.transcript} ${text}`.trim(),
      seconds: previous.seconds + seconds,
    }));
    if (textareaRef.current) insertText(textareaRef.current, toSentence(text));
  });
  const { isListening } = dictation;
  useEffect(() => onListening?.(isListening), [isListening, onListening]);
  const choice = useSpeechEngine((found) => {
    setEngine(found);
    dictation.start(found);
  });
  const stopUsingService = () => {
    turnServiceOff();
    dictation.stop();
  };
  return (
    <>
      <TranscriptFields {...spoken} />
      {dictation.isListening ? (
        <Button type="button" size="sm" variant="secondary" onClick={dictation.stop}>
          <Square className="text-danger" aria-hidden />
          Stop
        </Button>
      ) : (
        <Button
          type="button"
          size="sm"
          variant="ghost"
          className="-mr-1.5"
          // Asked only of people who want to speak: a browser without a speech service may crash when asked.
          onClick={() => void choice.find()}
          aria-expanded={choice.consent !== null}
        >
          <Mic aria-hidden />
          <span className="max-md:sr-only">Speak</span>
        </Button>
      )}
      {choice.consent ? (
        <div className="order-last w-full py-2 pr-2 text-sm text-text-2">
          <output className="block">
            <b>{CONSENT_TEXTS[choice.consent].question}</b>{" "}
            {CONSENT_TEXTS[choice.consent].explanation}
          </output>
          <p className="mt-3 flex flex-wrap gap-2">
            <ConsentButtons choice={choice} variant="secondary" size="sm" />
            <Button type="button" size="sm" variant="ghost" onClick={choice.close}>
              Keep typing
            </Button>
          </p>
        </div>
      ) : null}
      {dictation.isListening ? (
        <Listening
          engine={engine}
          isRetrying={dictation.isRetrying}
          interim={dictation.interim}
          onStopService={stopUsingService}
        />
      ) : dictation.errorMessage || spoken.seconds >= 1 ? (
        <output className={STATUS_CLASS}>
          {dictation.errorMessage ??
            `${Math.round(spoken.seconds)} s spoken. Fix any misheard words. Your pace counts as long as 80% of the words are as spoken.`}
        </output>
      ) : null}
    </>
  );
}

const STATUS_CLASS = "order-last block w-full pb-1 text-sm text-text-2";

interface ListeningProps {
  engine: SpeechEngine;
  isRetrying: boolean;
  interim: string;
  onStopService: () => void;
}

function Listening({ engine, isRetrying, interim, onStopService }: ListeningProps) {
  const heardWords = useHeardWords();
  return (
    <div className={STATUS_CLASS}>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <output>
          <span aria-hidden className="mr-2 inline-block size-2 rounded-full bg-danger" />
          {isRetrying ? RETRY_MESSAGE : ENGINE_LABELS[engine]}
        </output>
        {engine === "service" ? (
          <button type="button" className={LINK_CLASS} onClick={onStopService}>
            Don’t use the service
          </button>
        ) : null}
        <button type="button" className={LINK_CLASS} onClick={heardWords.toggle}>
          {heardWords.isShown ? "Hide heard words" : "Show heard words"}
        </button>
      </p>
      <p className="mt-1">
        {(heardWords.isShown && interim) || "Speak as you would in the interview; pauses are fine."}
      </p>
    </div>
  );
}

const LINK_CLASS =
  "min-h-11 cursor-pointer text-primary-ink underline underline-offset-4 md:min-h-0";
