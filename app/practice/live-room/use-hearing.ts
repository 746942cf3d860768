import { type RefObject, useEffect, useRef, useState } from "react";
import { getRecordingKey } from "~/practice/camera/recording-key";
import { insertText } from "~/practice/speech/insert-text";
import { toSentence } from "~/practice/speech/recognition";
import type { SpeechEngine } from "~/practice/speech/speech-engine";
import { useDictation } from "~/practice/speech/use-dictation";
import type { LiveTurn } from "./types";
import { useLatest } from "./use-latest";
import { HEARD_LEVEL, LEVEL_INTERVAL_MS, useLevels } from "~/practice/camera/use-levels";
import { type MediaEvents, useMedia } from "./use-media";
import { useRecording } from "./use-recording";

const SILENCE_TICKS = 8000 / LEVEL_INTERVAL_MS;

interface HearingOptions extends MediaEvents {
  turn: LiveTurn;
  textareaRef: RefObject<HTMLTextAreaElement>;
  /** Somebody answers now. */
  isOn: boolean;
  engine: SpeechEngine;
  onProblem: (message: string) => void;
  /** Once, after eight seconds without a sound. */
  onSilence: () => void;
}

/** Listens, records, and writes what was heard into the answer, where it is saved as a draft. */
export function useHearing({ turn, textareaRef, isOn, engine, ...events }: HearingOptions) {
  const [hasBeenHeard, setHasBeenHeard] = useState(false);
  const [spoken, setSpoken] = useState({
    transcript: turn.draft.fields?.transcript ?? "",
    seconds: turn.draft.fields?.spokenSeconds ?? 0,
  });
  const quietTicks = useRef(0);
  const interim = useRef("");
  /** The recognizer may say the same piece once more. */
  const hasKeptInterim = useRef(false);
  const media = useMedia(events);
  const recording = useRecording(getRecordingKey(turn), media);
  const keep = (text: string, seconds: number) => {
    recording.noteSegment(text, seconds);
    setSpoken((previous) => ({
      transcript: `${previous.transcript} ${text}`.trim(),
      seconds: previous.seconds + seconds,
    }));
    if (textareaRef.current) insertText(textareaRef.current, toSentence(text));
  };
  /** A piece that was still being heard would be lost with the microphone. */
  const keepInterim = () => {
    if (interim.current === "" || hasKeptInterim.current) return;
    hasKeptInterim.current = true;
    keep(interim.current, 0);
  };
  const dictation = useDictation(
    ({ text, seconds }) => {
      if (!hasKeptInterim.current) keep(text, seconds);
    },
    (message) => {
      keepInterim();
      events.onProblem(message);
    },
  );
  useEffect(() => {
    interim.current = dictation.interim;
  }, [dictation.interim]);
  useLevels(media.stream, (level) => {
    if (level > HEARD_LEVEL) {
      setHasBeenHeard(true);
      quietTicks.current = 0;
    } else if (isOn) {
      quietTicks.current += 1;
      if (quietTicks.current === SILENCE_TICKS) events.onSilence();
    }
  });
  const isListening = isOn && media.isListening;
  const latest = useLatest({ dictation, recording });
  useEffect(() => {
    if (!isListening) return undefined;
    const { dictation: recognizer, recording: recorder } = latest.current;
    hasKeptInterim.current = false;
    recognizer.start(engine);
    recorder.record();
    return () => {
      recognizer.stop();
      recorder.pause();
    };
  }, [isListening, engine, latest]);
  return {
    media,
    spoken,
    hasBeenHeard,
    interim: dictation.interim,
    isRetrying: dictation.isRetrying,
    keepInterim,
  };
}
