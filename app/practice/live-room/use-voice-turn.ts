import { type RefObject, useCallback, useEffect, useState } from "react";
import { hasRecognizer } from "~/practice/speech/recognition";
import type { SpeechEngine } from "~/practice/speech/speech-engine";
import { useHeardWords } from "~/practice/speech/use-heard-words";
import { useSpeechEngine } from "~/practice/speech/use-speech-engine";
import { isInBrowser } from "~/ui/island";
import type { LiveTurn } from "./types";
import { useAnswerTime } from "./use-answer-time";
import { useAsking } from "./use-asking";
import { useCountdown } from "./use-countdown";
import { useHearing } from "./use-hearing";
import { useLatest } from "./use-latest";
import { useTimeUp } from "./use-time-up";

/** `starting` finds out how the browser hears; `reading` shows what was heard, to be sent. */
type Phase = "typing" | "starting" | "countdown" | "asking" | "answering" | "reading";

const NOTES = {
  noEngine: "This browser can’t turn speech into text. Type your answer.",
  refused:
    "The microphone is blocked. Type your answer, or allow it next to the address bar and press Speak instead.",
  missing: "No microphone was found. Type your answer, or connect one and press Speak instead.",
  lost: "The microphone was lost. All that was heard is here: go on typing, or connect it and press Speak instead.",
  read: "Read it once, correct what was misheard, then send it.",
  timeUp: "That’s our time. Your draft is kept: send it, or leave.",
};
const CAMERA_MESSAGES = {
  refused:
    "The camera couldn’t be turned on. Allow it next to the address bar and try again, or go on without it.",
  lost: "The camera was lost. Go on: you are still heard.",
};
const STORAGE_KEY = "live-input";

export type VoiceTurn = ReturnType<typeof useVoiceTurn>;

/** One turn of a spoken interview: she asks, one answers, and reads what was heard. */
export function useVoiceTurn(turn: LiveTurn, textareaRef: RefObject<HTMLTextAreaElement>) {
  const [phase, setPhase] = useState<Phase>(() => getFirstPhase(turn));
  const [note, setNote] = useState<string | null>(null);
  const [message, setMessage] = useState("");
  const [isPaused, setIsPaused] = useState(false);
  const [engine, setEngine] = useState<SpeechEngine>("device");
  const isAnswering = phase === "answering";
  const isSpeaking = isAnswering && !isPaused;
  const read = (reason: string) => {
    setNote(reason);
    setPhase("reading");
  };
  const hearing = useHearing({
    turn,
    textareaRef,
    isOn: isSpeaking,
    engine,
    onRefused: (reason) => type(NOTES[reason]),
    onLost: () => lose(),
    onCameraProblem: (problem) => setMessage(CAMERA_MESSAGES[problem]),
    onProblem: read,
    onSilence: () => setMessage("Take your time."),
  });
  const isText = phase === "typing" || phase === "reading";
  const arc = useAnswerTime(turn, { isSpeaking, isTyping: isText, onTooLong: setMessage });
  const startAnswering = useCallback(() => setPhase("answering"), []);
  const spokenWords = useAsking(getSpokenText(turn), phase === "asking", startAnswering);
  const count = useCountdown(phase === "countdown", () => setPhase("asking"));
  useTimeUp(turn.limit?.endsAt ?? null, () =>
    isAnswering ? read(NOTES.timeUp) : setNote(NOTES.timeUp),
  );

  const lose = () => {
    hearing.keepInterim();
    read(NOTES.lost);
  };
  const choice = useSpeechEngine((found) => {
    setEngine(found);
    void hearing.media.listen();
    setPhase(turn.index === 0 && turn.part === "answer" ? "countdown" : "asking");
  });
  const type = (reason: string | null) => {
    choice.close();
    hearing.media.stopListening();
    setNote(reason);
    setPhase("typing");
  };
  const start = async () => {
    if (hasRecognizer()) await choice.find();
    else type(NOTES.noEngine);
  };
  useStart(phase === "starting", start);

  return {
    ...hearing,
    phase,
    note,
    message,
    isPaused,
    engine,
    choice,
    heardWords: useHeardWords(),
    spokenWords,
    count,
    arc,
    isText,
    startAnswering,
    ask: () => setPhase("asking"),
    finish: () => read(NOTES.read),
    togglePause: () => setIsPaused(!isPaused),
    speakInstead() {
      sessionStorage.setItem(STORAGE_KEY, "voice");
      setPhase("starting");
    },
    typeInstead() {
      sessionStorage.setItem(STORAGE_KEY, "text");
      type(null);
    },
  };
}

export const getSpokenText = ({ leadIn, prompt }: LiveTurn): string =>
  leadIn === "" ? prompt : `${leadIn} ${prompt}`;

function useStart(isStarting: boolean, start: () => Promise<void>): void {
  const latest = useLatest(start);
  useEffect(() => {
    if (isStarting) void latest.current();
  }, [isStarting, latest]);
}

function getFirstPhase({ isSpoken, draft, lastResult }: LiveTurn): Phase {
  if (!isInBrowser || draft.fields?.answer || lastResult) return "typing";
  const chosen = sessionStorage.getItem(STORAGE_KEY);
  return (chosen === null ? isSpoken : chosen === "voice") ? "starting" : "typing";
}
