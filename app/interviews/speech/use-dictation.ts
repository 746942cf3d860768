import { useEffect, useRef, useState } from "react";
import {
  makeRecognition,
  problemOf,
  type Recognition,
  type RecognitionResults,
} from "./recognition";

/** Longer silences are thinking, not speaking. */
const LONGEST_PAUSE_IN_MS = 4000;

interface Heard {
  text: string;
  /** Since the last piece: how long this one took to say. */
  seconds: number;
}

/** Listens through the browser's own recognition. `onHeard` gets each finished piece. */
export function useDictation(onHeard: (heard: Heard) => void) {
  const [isListening, setListening] = useState(false);
  const [interim, setInterim] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef<Recognition>();
  const hear = useRef(onHeard);
  useEffect(() => {
    hear.current = onHeard;
  });
  useEffect(() => stop, []);

  function start() {
    const recognition = makeRecognition();
    if (!recognition) return;
    running.current = recognition;
    let spoken = 0;
    let last = 0;
    const tick = () => {
      const now = Date.now();
      if (last > 0) spoken += Math.min(now - last, LONGEST_PAUSE_IN_MS);
      last = now;
    };
    const finished = () => {
      setInterim("");
      setListening(false);
      running.current = undefined;
    };
    recognition.addEventListener("speechstart", tick);
    recognition.addEventListener("result", (event) => {
      tick();
      const { results, resultIndex } = event as RecognitionResults;
      let unfinished = "";
      for (const result of Array.from(results).slice(resultIndex)) {
        const text = result[0]?.transcript ?? "";
        if (result.isFinal) {
          hear.current({ text, seconds: spoken / 1000 });
          spoken = 0;
        } else unfinished += text;
      }
      setInterim(unfinished.trim());
    });
    recognition.addEventListener("error", (event) => {
      const { error } = event as Event & { error: string };
      // A pause to think is no fault while something has been heard; the browser is simply asked to go on.
      if (error !== "no-speech" || last === 0) {
        setProblem(problemOf(error));
        running.current = undefined;
      }
    });
    recognition.addEventListener("end", () => {
      // Browsers end by themselves after a while; a person ends by the button.
      if (running.current === recognition) recognition.start();
      else finished();
    });
    setProblem(null);
    setListening(true);
    recognition.start();
  }

  function stop() {
    const recognition = running.current;
    // Let go of first: an end that was asked for is not answered by starting again.
    running.current = undefined;
    recognition?.stop();
  }

  return { isListening, interim, problem, start, stop };
}
