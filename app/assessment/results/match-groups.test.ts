import { expect, test } from "vitest";
import type { Match } from "~/assessment/matching/rank-occupations";
import type { Word } from "~/assessment/matching/words";
import { groupByNearness } from "./match-groups";

const match = (title: string, word: Word, nearness: number) =>
  ({ occupation: { title }, word, nearness }) as Match;
const MATCHES = [
  match("Near, look", "look", 0.9),
  match("Far, good", "good", 0),
  match("Near, strong", "strong", 0.4),
  match("Far, strong", "strong", 0.1),
];
const PRESENT = { title: "Present" } as NonNullable<Match["occupation"]>;
const list = (goal: "neighboring" | "another-field" | null, present: typeof PRESENT | null) =>
  groupByNearness(MATCHES, { goal, present }).map((group) => [
    group.title,
    ...group.matches.map(({ occupation }) => occupation.title),
  ]);

const NEAR = ["Near your present job", "Near, strong", "Near, look"];

test("near moves stand first, and strong matches before the others in each group", () =>
  expect(list("neighboring", PRESENT)).toEqual([
    NEAR,
    ["Other matches", "Far, strong", "Far, good"],
  ]));

test("for another field the others lead", () =>
  expect(list("another-field", PRESENT)).toEqual([
    ["A change from your present job", "Far, strong", "Far, good"],
    NEAR,
  ]));

test("without a present job there is one list without a title", () =>
  expect(list(null, null)).toEqual([
    [null, "Near, strong", "Far, strong", "Far, good", "Near, look"],
  ]));
