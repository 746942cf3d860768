import type { HeardSegment, SpeechTrack } from "~/practice/camera/recording-store";
import { findFirstSound, findPauses } from "./find-pauses";
import { matchWords } from "./match-words";
import type { FillerMark, Mark, ToldSentence } from "./types";

/** A sentence of which fewer words were heard was typed, so it has no time. */
const MIN_HEARD_SHARE = 0.6;

/**
 * What happened when, in order of time. Recognizers say when a piece was heard, not each of its
 * words: points and fillers stand where the piece with their words begins.
 */
export function listMarks(track: SpeechTrack, sentences: readonly ToldSentence[]): Mark[] {
  const marks: Mark[] = findPauses(track);
  const fillersBySegment = new Map<HeardSegment, FillerMark>();
  const timed = findSegments(track.segments, sentences);
  sentences.forEach(({ text, state, fillers }, index) => {
    const words = timed[index] ?? [];
    const [first] = words;
    if (!first) return;
    if (state === "settled" || state === "thought")
      marks.push({
        kind: "point",
        time: findFirstSound(track, first.segment),
        sentence: index + 1,
        state,
      });
    for (const { start, end } of fillers) {
      const segment = words.find((word) => word.at >= start && word.at < end)?.segment;
      if (!segment) continue;
      const mark = fillersBySegment.get(segment) ?? {
        kind: "filler",
        time: findFirstSound(track, segment),
        words: [],
      };
      mark.words.push(text.slice(start, end));
      fillersBySegment.set(segment, mark);
    }
  });
  return [...marks, ...fillersBySegment.values()].toSorted((a, b) => a.time - b.time);
}

interface TimedWord {
  /** Position in its sentence. */
  at: number;
  segment: HeardSegment;
}

/** The heard words of each sentence; none for one that was typed. */
function findSegments(
  segments: readonly HeardSegment[],
  sentences: readonly ToldSentence[],
): TimedWord[][] {
  const told = sentences.map(({ text }) => splitWords(text));
  const heard = segments.flatMap((segment) =>
    splitWords(segment.text).map(({ word }) => ({ word, segment })),
  );
  const matches = matchWords(
    told.flat().map(({ word }) => word),
    heard.map(({ word }) => word),
  );
  let from = 0;
  return told.map((words) => {
    const timed = words.flatMap(({ at }, index) => {
      const segment = heard[matches[from + index] ?? -1]?.segment;
      return segment ? [{ at, segment }] : [];
    });
    from += words.length;
    return timed.length < words.length * MIN_HEARD_SHARE ? [] : timed;
  });
}

const splitWords = (text: string) =>
  Array.from(text.toLowerCase().matchAll(/[\p{L}\p{N}'’]+/gu), ({ 0: word, index }) => ({
    word: word.replaceAll("’", "'"),
    at: index,
  }));
