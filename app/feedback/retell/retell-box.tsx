import { useRef, useState } from "react";
import { useSeconds } from "~/practice/live-room/use-seconds";
import { Dictation, type DictationProps } from "~/practice/speech/dictation";
import { type FieldMetadata, getTextareaProps } from "~/ui/form";
import { TypedWords } from "./typed-words";

export interface RetellBoxProps {
  field: FieldMetadata;
  /** In words, and in seconds where it is spoken. */
  aim: number;
  spoken: DictationProps["initialTranscript"];
}

/** The second telling, typed or spoken. Nothing is cut off. */
export function RetellBox({ field, aim, spoken }: RetellBoxProps) {
  const textareaRef = useRef<HTMLTextAreaElement>(null);
  const [isListening, setIsListening] = useState(false);
  const seconds = useSeconds(isListening, () => {});
  return (
    <div className="retell-box">
      <div className="retell-top">
        <label htmlFor={field.id} className="mr-auto">
          {field.label}
        </label>
        <Dictation
          textareaRef={textareaRef}
          initialTranscript={spoken}
          onListening={setIsListening}
        />
      </div>
      <textarea {...getTextareaProps(field)} ref={textareaRef} rows={9} />
      <TypedWords textareaRef={textareaRef} aim={aim}>
        {isListening || seconds > 0 ? (
          <SpokenSeconds seconds={seconds} aim={aim} />
        ) : (
          `about ${aim / 2} seconds aloud`
        )}
      </TypedWords>
    </div>
  );
}

function SpokenSeconds({ seconds, aim }: { seconds: number; aim: number }) {
  return (
    <span className="flex items-center gap-1.5">
      <svg viewBox="-12 -12 24 24" className="retell-arc" aria-hidden>
        <circle r="10" />
        <circle
          r="10"
          pathLength={aim}
          strokeDasharray={`${Math.min(seconds, aim)} ${aim}`}
          transform="rotate(-90)"
        />
      </svg>
      {seconds} of {aim} s
    </span>
  );
}
