import type { SpeechTrack } from "~/practice/camera/recording-store";
import { HEARD_LEVEL } from "~/practice/camera/use-levels";
import type { PauseMark } from "./types";

const MIN_PAUSE_SECONDS = 2;

/** The long silences between the first and the last sound. */
export function findPauses({ levels, intervalMs }: SpeechTrack): PauseMark[] {
  const sounds = levels.flatMap((level, index) => (level > HEARD_LEVEL ? [index] : []));
  return sounds.flatMap((sound, index) => {
    const silentFrom = (sounds[index - 1] ?? sound) + 1;
    const length = ((sound - silentFrom) * intervalMs) / 1000;
    return length > MIN_PAUSE_SECONDS
      ? [{ kind: "pause" as const, time: (silentFrom * intervalMs) / 1000, length }]
      : [];
  });
}

/** The first sound of a piece, in seconds; its start where it is silent. */
export function findFirstSound(
  { levels, intervalMs }: SpeechTrack,
  { start, end }: { start: number; end: number },
): number {
  const toIndex = (seconds: number) => Math.floor((seconds * 1000) / intervalMs);
  const from = toIndex(start);
  const offset = levels.slice(from, toIndex(end)).findIndex((level) => level > HEARD_LEVEL);
  return offset <= 0 ? start : ((from + offset) * intervalMs) / 1000;
}
