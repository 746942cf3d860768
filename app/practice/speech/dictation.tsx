import { lazy, type RefObject, Suspense } from "react";
import { isInBrowser } from "~/ui/island";
import { keepFallback } from "~/ui/keep-fallback";

export interface DictationProps {
  /** The field that receives the text. */
  textareaRef: RefObject<HTMLTextAreaElement>;
  /** The recognized speech so far, for the fields that tell a spoken answer from a typed one. */
  initialTranscript: { transcript: string; seconds: number };
  /** Whether it listens, as that changes. */
  onListening?: (isListening: boolean) => void;
}

/** Loaded by browsers that can turn speech into text. */
const SpeechInput = lazy(() => keepFallback(import("./speech-input")));

/** Dictation: recognized speech is inserted into the answer, where it can be edited. */
export function Dictation(props: DictationProps) {
  const fields = <TranscriptFields {...props.initialTranscript} />;
  if (!isInBrowser || !(globalThis.SpeechRecognition ?? globalThis.webkitSpeechRecognition))
    return fields;
  return (
    <Suspense fallback={fields}>
      <SpeechInput {...props} />
    </Suspense>
  );
}

export function TranscriptFields({ transcript, seconds }: DictationProps["initialTranscript"]) {
  return (
    <>
      <input type="hidden" name="transcript" value={transcript} />
      <input type="hidden" name="spokenSeconds" value={Math.round(seconds)} />
    </>
  );
}
