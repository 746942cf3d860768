import { type RefObject, useCallback, useEffect, useState } from "react";
import { hasRecognizer } from "~/practice/speech/recognition";
import type { SpeechEngine } from "~/practice/speech/speech-engine";
import { useHeardWords } from "~/practice/speech/use-heard-words";
import { useSpeechEngine } from "~/practice/speech/use-speech-engine";
import { isInBrowser } from "~/ui/island";
import type { LiveTurn } from "./types";
import { sayAloud, useAsking } from "./use-asking";
import { useCountdown } from "./use-countdown";
import { useHearing } from "./use-hearing";
import { useLatest } from "./use-latest";
import { useSeconds } from "./use-seconds";
import { useTimeUp } from "./use-time-up";

/** `starting` finds out how the browser hears; `reading` shows what was heard, to be sent. */
type Phase = "typing" | "starting" | "countdown" | "asking" | "answering" | "reading";

const NOTES = {
  noEngine: "This browser can’t turn speech into text. Type your answer.",
  refused: "The microphone is off. Type instead.",
  lost: "The microphone was lost. What we heard is here; go on typing.",
  read: "Read it once, correct what was misheard, then send it.",
  timeUp: "That’s our time. Your draft is kept: send it, or leave.",
};
/** She asks for an end when an answer takes this many times its natural length. */
const PATIENCE = 1.5;
const STORAGE_KEY = "live-input";

export type VoiceTurn = ReturnType<typeof useVoiceTurn>;

/** One turn of a spoken interview: she asks, one answers, and reads what was heard. */
export function useVoiceTurn(turn: LiveTurn, textareaRef: RefObject<HTMLTextAreaElement>) {
  const { limit, naturalSeconds } = turn;
  const [phase, setPhase] = useState<Phase>(() => getFirstPhase(turn));
  const [note, setNote] = useState<string | null>(null);
  const [message, setMessage] = useState("");
  const [isPaused, setIsPaused] = useState(false);
  const [engine, setEngine] = useState<SpeechEngine>("device");
  const isAnswering = phase === "answering";
  const read = (reason: string) => {
    setNote(reason);
    setPhase("reading");
  };
  const hearing = useHearing({
    turn,
    textareaRef,
    isOn: isAnswering && !isPaused,
    engine,
    onRefused: () => type(NOTES.refused),
    onLost: () => read(NOTES.lost),
    onProblem: read,
    onSilence: () => setMessage("Take your time."),
  });
  const seconds = useSeconds(isAnswering && !isPaused, (second) => {
    if (!limit || second !== Math.round(naturalSeconds * PATIENCE)) return;
    setMessage(limit.interruption);
    sayAloud(limit.interruption);
  });
  const startAnswering = useCallback(() => setPhase("answering"), []);
  const spokenWords = useAsking(getSpokenText(turn), phase === "asking", startAnswering);
  const count = useCountdown(phase === "countdown", () => setPhase("asking"));
  useTimeUp(limit?.endsAt ?? null, () =>
    isAnswering ? read(NOTES.timeUp) : setNote(NOTES.timeUp),
  );

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
    arc: seconds / naturalSeconds,
    startAnswering,
    askAgain: () => setPhase("asking"),
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
