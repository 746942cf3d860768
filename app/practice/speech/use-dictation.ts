import { useEffect, useRef, useState } from "react";
import {
  createRecognizer,
  getErrorMessage,
  readResults,
  type SpeechRecognizer,
  type RecognitionResultEvent,
} from "./recognition";
import type { SpeechEngine } from "./speech-engine";

/** Longer silences count as thinking, not speaking. */
const MAX_PAUSE_MS = 4000;
/** A service that can’t be reached is tried again after these pauses. */
const RETRY_MS = [1000, 2000, 4000];

export const RETRY_MESSAGE = "The speech service can’t be reached. Trying again…";

interface TranscriptSegment {
  text: string;
  /** Duration of this piece. */
  seconds: number;
}

/** Runs the browser's speech recognition. `onSegment` gets each finished piece. */
export function useDictation(
  onSegment: (segment: TranscriptSegment) => void,
  onProblem?: (message: string) => void,
) {
  const [isListening, setIsListening] = useState(false);
  const [interim, setInterim] = useState("");
  const [isRetrying, setIsRetrying] = useState(false);
  const [errorMessage, setErrorMessage] = useState<string | null>(null);
  const recognizerRef = useRef<SpeechRecognizer>();
  const retryTimer = useRef<number>();
  const latest = useRef({ onSegment, onProblem });
  useEffect(() => {
    latest.current = { onSegment, onProblem };
  });
  useEffect(() => stop, []);

  function start(engine: SpeechEngine) {
    const recognizer = createRecognizer(engine === "device");
    if (!recognizer) return;
    recognizerRef.current = recognizer;
    const timer = createSpeechTimer();
    let failures = 0;
    let interimText = "";
    recognizer.addEventListener("speechstart", timer.count);
    recognizer.addEventListener("result", (event) => {
      timer.count();
      failures = 0;
      const { finished, unfinished } = readResults(event as RecognitionResultEvent);
      for (const text of finished) latest.current.onSegment({ text, seconds: timer.take() });
      interimText = unfinished;
      setInterim(interimText);
    });
    recognizer.addEventListener("error", (event) => {
      const { error } = event as Event & { error: string };
      if (error === "network" && failures < RETRY_MS.length) {
        failures += 1;
        setIsRetrying(true);
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
      // What an error left unfinished was heard all the same.
      if (interimText) latest.current.onSegment({ text: interimText, seconds: timer.take() });
      interimText = "";
      setInterim("");
      if (recognizerRef.current === undefined) setIsListening(false);
      // Browsers stop by themselves after a while; restart unless the user stopped it.
      if (recognizerRef.current !== recognizer) return;
      const pause = RETRY_MS[failures - 1];
      if (pause === undefined) return recognizer.start();
      retryTimer.current = window.setTimeout(() => {
        setIsRetrying(false);
        recognizer.start();
      }, pause);
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
    setIsRetrying(false);
  }

  return { isListening, isRetrying, interim, errorMessage, start, stop };
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
