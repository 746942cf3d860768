import { useEffect, useRef, useState } from "react";
import {
  createRecognizer,
  getErrorMessage,
  type SpeechRecognizer,
  type RecognitionResultEvent,
} from "./recognition";

/** Longer silences count as thinking, not speaking. */
const MAX_PAUSE_MS = 4000;
/** A service that can’t be reached is tried again after these pauses. */
const RETRY_MS = [1000, 2000, 4000];

interface TranscriptSegment {
  text: string;
  /** Duration of this piece. */
  seconds: number;
}

/** Runs the browser's speech recognition. `onHeard` gets each finished piece. */
export function useDictation(
  onSegment: (segment: TranscriptSegment) => void,
  onProblem?: (message: string) => void,
) {
  const [isListening, setIsListening] = useState(false);
  const [interim, setInterim] = useState("");
  const [errorMessage, setErrorMessage] = useState<string | null>(null);
  const recognizerRef = useRef<SpeechRecognizer>();
  const retryTimer = useRef<number>();
  const latest = useRef({ onSegment, onProblem });
  useEffect(() => {
    latest.current = { onSegment, onProblem };
  });
  useEffect(() => stop, []);

  function start(isOnDevice: boolean) {
    const recognizer = createRecognizer(isOnDevice);
    if (!recognizer) return;
    recognizerRef.current = recognizer;
    const timer = createSpeechTimer();
    let failures = 0;
    const reset = () => {
      setInterim("");
      setIsListening(false);
      recognizerRef.current = undefined;
    };
    recognizer.addEventListener("speechstart", timer.count);
    recognizer.addEventListener("result", (event) => {
      timer.count();
      failures = 0;
      const { results, resultIndex } = event as RecognitionResultEvent;
      let interimText = "";
      for (const result of Array.from(results).slice(resultIndex)) {
        const text = result[0]?.transcript ?? "";
        if (result.isFinal) {
          latest.current.onSegment({ text, seconds: timer.take() });
        } else interimText += text;
      }
      setInterim(interimText.trim());
    });
    recognizer.addEventListener("error", (event) => {
      const { error } = event as Event & { error: string };
      if (error === "network" && failures < RETRY_MS.length) {
        failures += 1;
        return;
      }
      // A silent pause after some speech isn't an error; recognition restarts.
      if (error !== "no-speech" || !timer.hasCounted()) {
        const message = getErrorMessage(error);
        setErrorMessage(message);
        if (message) latest.current.onProblem?.(message);
        recognizerRef.current = undefined;
      }
    });
    recognizer.addEventListener("end", () => {
      // Browsers stop by themselves after a while; restart unless the user stopped it.
      if (recognizerRef.current !== recognizer) return reset();
      retryTimer.current = restart(recognizer, RETRY_MS[failures - 1]);
    });
    setErrorMessage(null);
    setIsListening(true);
    recognizer.start();
  }

  function stop() {
    const recognizer = recognizerRef.current;
    // Clear the ref first, so the end event doesn't restart recognition.
    recognizerRef.current = undefined;
    clearTimeout(retryTimer.current);
    recognizer?.stop();
    setIsListening(false);
  }

  return { isListening, interim, errorMessage, start, stop };
}

/** After a pause, or at once. */
function restart(recognizer: SpeechRecognizer, pause: number | undefined): number | undefined {
  if (pause !== undefined) return window.setTimeout(() => recognizer.start(), pause);
  recognizer.start();
  return undefined;
}

/** Counts the time spoken since the last piece. */
function createSpeechTimer() {
  let spokenMs = 0;
  let lastEventAt = 0;
  return {
    count() {
      const now = Date.now();
      if (lastEventAt > 0) spokenMs += Math.min(now - lastEventAt, MAX_PAUSE_MS);
      lastEventAt = now;
    },
    hasCounted: () => lastEventAt > 0,
    take() {
      const seconds = spokenMs / 1000;
      spokenMs = 0;
      return seconds;
    },
  };
}
