import { expect, test } from "vitest";
import { type ScoreView, describeDisagreement } from "./compare-marks";

const view = (label: string, score: number | null): ScoreView => ({ label, score, basis: "" });

test("scores less than 15 points apart agree", () => {
  expect(describeDisagreement(view("Coach", 60), view("Ana", 74))).toBeNull();
});

test("from 15 points on they disagree, with the direction", () => {
  expect(describeDisagreement(view("Coach", 30), view("Ana", 60))).toBe(
    "The coach’s score is 30 points below Ana’s.",
  );
  expect(describeDisagreement(view("Coach", 75), view("Ana", 60))).toBe(
    "The coach’s score is 15 points above Ana’s.",
  );
});

test("the mentor reads about themselves", () => {
  expect(describeDisagreement(view("Coach", 60), view("You", 80))).toBe(
    "The coach’s score is 20 points below yours.",
  );
});

test("a score that doesn't exist disagrees with nothing", () => {
  expect(describeDisagreement(view("Coach", null), view("Ana", 100))).toBeNull();
  expect(describeDisagreement(view("Coach", 0), view("Ana", null))).toBeNull();
});
