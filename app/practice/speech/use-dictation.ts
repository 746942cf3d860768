import { useEffect, useRef, useState } from "react";
import {
  createRecognizer,
  getErrorMessage,
  type SpeechRecognizer,
  type RecognitionResultEvent,
} from "./recognition";

/** Longer silences count as thinking, not speaking. */
const MAX_PAUSE_MS = 4000;

interface TranscriptSegment {
  text: string;
  /** Duration of this piece. */
  seconds: number;
}

/** Runs the browser's speech recognition. `onHeard` gets each finished piece. */
export function useDictation(onSegment: (segment: TranscriptSegment) => void) {
  const [isListening, setIsListening] = useState(false);
  const [interim, setInterim] = useState("");
  const [errorMessage, setErrorMessage] = useState<string | null>(null);
  const recognizerRef = useRef<SpeechRecognizer>();
  const onSegmentRef = useRef(onSegment);
  useEffect(() => {
    onSegmentRef.current = onSegment;
  });
  useEffect(() => stop, []);

  function start(isOnDevice: boolean) {
    const recognizer = createRecognizer(isOnDevice);
    if (!recognizer) return;
    recognizerRef.current = recognizer;
    let spokenMs = 0;
    let lastEventAt = 0;
    const countSpeech = () => {
      const now = Date.now();
      if (lastEventAt > 0) spokenMs += Math.min(now - lastEventAt, MAX_PAUSE_MS);
      lastEventAt = now;
    };
    const reset = () => {
      setInterim("");
      setIsListening(false);
      recognizerRef.current = undefined;
    };
    recognizer.addEventListener("speechstart", countSpeech);
    recognizer.addEventListener("result", (event) => {
      countSpeech();
      const { results, resultIndex } = event as RecognitionResultEvent;
      let interimText = "";
      for (const result of Array.from(results).slice(resultIndex)) {
        const text = result[0]?.transcript ?? "";
        if (result.isFinal) {
          onSegmentRef.current({ text, seconds: spokenMs / 1000 });
          spokenMs = 0;
        } else interimText += text;
      }
      setInterim(interimText.trim());
    });
    recognizer.addEventListener("error", (event) => {
      const { error } = event as Event & { error: string };
      // A silent pause after some speech isn't an error; recognition restarts.
      if (error !== "no-speech" || lastEventAt === 0) {
        setErrorMessage(getErrorMessage(error));
        recognizerRef.current = undefined;
      }
    });
    recognizer.addEventListener("end", () => {
      // Browsers stop by themselves after a while; restart unless the user stopped it.
      if (recognizerRef.current === recognizer) recognizer.start();
      else reset();
    });
    setErrorMessage(null);
    setIsListening(true);
    recognizer.start();
  }

  function stop() {
    const recognizer = recognizerRef.current;
    // Clear the ref first, so the end event doesn't restart recognition.
    recognizerRef.current = undefined;
    recognizer?.stop();
  }

  return { isListening, interim, errorMessage, start, stop };
}
