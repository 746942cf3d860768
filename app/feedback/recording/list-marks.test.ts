import { expect, test } from "vitest";
import type { SpeechTrack } from "~/practice/camera/recording-store";
import { listMarks } from "./list-marks";
import { matchWords } from "./match-words";

/** Twelve seconds: one of silence, four of speech, a pause of three, and speech again. */
const TRACK: SpeechTrack = {
  intervalMs: 500,
  levels: [0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 0.5, 0.5, 1, 1, 0, 0],
  segments: [
    { text: "last winter um we had two nurses sick", start: 0, end: 5 },
    { text: "so I called the site manager myself", start: 5, end: 12 },
  ],
};
const sentence = (text: string, state: "settled" | "thought" | "asked" | null = null) => ({
  text,
  state,
  fillers: text.includes("um") ? [{ start: text.indexOf("um"), end: text.indexOf("um") + 2 }] : [],
});

test("points, fillers and pauses stand where they were heard", () => {
  expect(
    listMarks(TRACK, [
      sentence("Last winter, um, we had two nurses sick.", "thought"),
      sentence("So I called the site manager myself.", "settled"),
    ]),
  ).toEqual([
    { kind: "point", time: 1, sentence: 1, state: "thought" },
    { kind: "filler", time: 1, words: ["um"] },
    { kind: "pause", time: 5, length: 3 },
    { kind: "point", time: 8, sentence: 2, state: "settled" },
  ]);
});

test("a typed sentence has no time, and keeps the others where they are", () => {
  const marks = listMarks({ ...TRACK, levels: [] }, [
    sentence("The ward closed at seven, um, and nobody had planned for it.", "settled"),
    sentence("So I called the site manager.", "settled"),
  ]);
  expect(marks).toEqual([{ kind: "point", time: 5, sentence: 2, state: "settled" }]);
});

test("an open point is no mark, nor is anything without words that were heard", () => {
  expect(
    listMarks({ ...TRACK, levels: [] }, [
      sentence("So I called the site manager myself.", "asked"),
      sentence("", "settled"),
    ]),
  ).toEqual([]);
});

test("silence before the first and after the last sound is no pause", () => {
  const levels = [0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0];
  expect(listMarks({ intervalMs: 500, levels, segments: [] }, [])).toEqual([]);
});

test("words are found again in their order, close together, with others between them", () => {
  expect(matchWords(["a", "b", "x", "c"], ["a", "a", "b", "c", "b"])).toEqual([1, 2, undefined, 3]);
  expect(matchWords([], ["a"])).toEqual([]);
  expect(matchWords(["a"], [])).toEqual([undefined]);
});
