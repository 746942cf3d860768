import type { LiveTurn } from "./types";
import { sayAloud } from "./use-asking";
import { useSeconds } from "./use-seconds";

/** She asks for an end when an answer takes this many times its natural length. */
const PATIENCE = 1.5;

interface AnswerTimeOptions {
  isSpeaking: boolean;
  isTyping: boolean;
  /** Where a length was chosen. */
  onTooLong: (interruption: string) => void;
}

/** The time spent on an answer, as a share of its natural length. */
export function useAnswerTime(
  { limit, naturalSeconds }: Pick<LiveTurn, "limit" | "naturalSeconds">,
  { isSpeaking, isTyping, onTooLong }: AnswerTimeOptions,
): number {
  const typingSeconds = useSeconds(isTyping);
  const speakingSeconds = useSeconds(isSpeaking, (second) => {
    if (!limit || second !== Math.round(naturalSeconds * PATIENCE)) return;
    onTooLong(limit.interruption);
    sayAloud(limit.interruption);
  });
  return (speakingSeconds + typingSeconds) / naturalSeconds;
}
