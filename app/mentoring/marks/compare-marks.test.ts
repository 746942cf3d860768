import { expect, test } from "vitest";
import { type ScoreView, describeDisagreement } from "./compare-marks";

const view = (label: string, score: number | null): ScoreView => ({ label, score, basis: "" });

test("scores less than 15 points apart agree", () => {
  expect(describeDisagreement([view("You", 60), view("Coach", 74)], view("Ana", 74))).toEqual([]);
});

test("from 15 points on they disagree, the widest first, with the direction", () => {
  expect(describeDisagreement([view("You", 75), view("Coach", 30)], view("Ana", 60))).toEqual([
    "Coach: 30 points below Ana",
    "You: 15 points above Ana",
  ]);
});

test("the mentor reads about themselves within a sentence", () => {
  expect(describeDisagreement([view("Coach", 60)], view("You", 80))).toEqual([
    "Coach: 20 points below you",
  ]);
});

test("a score that doesn't exist disagrees with nothing", () => {
  expect(describeDisagreement([view("You", null), view("Coach", 0)], view("Ana", 100))).toEqual([
    "Coach: 100 points below Ana",
  ]);
  expect(describeDisagreement([view("Coach", 0)], view("Ana", null))).toEqual([]);
});
