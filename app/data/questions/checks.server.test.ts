import { expect, it } from "vitest";
import { INTERVIEW_CARDS } from "./cards.server";
import { PACK_CARDS } from "./packs.server";
import { CHECK_OPTIONS, type Check } from "./types";

const CHECKED_QUESTIONS = [...INTERVIEW_CARDS, ...PACK_CARDS]
  .flatMap(({ questions }) => questions)
  .flatMap(({ id, keyPoints }) =>
    keyPoints.map(({ id: pointId, checks = [] }) => ({ id, pointId, checks })),
  );
const CHECKS = CHECKED_QUESTIONS.flatMap(({ id, checks }) =>
  checks.map((check) => ({ where: `${id}: ${check.id}`, ...check })),
);

/** Where a rule is broken, so that a failure names the check to change. */
const findOffenders = (isRight: (check: Check) => boolean) =>
  CHECKS.filter((check) => !isRight(check)).map(({ where }) => where);

it("asks at most two checks a point, with ids unique within the question", () => {
  expect(CHECKED_QUESTIONS.filter(({ checks }) => checks.length > 2)).toEqual([]);
  expect(findOffenders(({ id }) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
  const places = CHECKS.map(({ where }) => where);
  expect(places.filter((where, at) => places.indexOf(where) !== at)).toEqual([]);
});

it("asks in one short question, with a reason after it", () => {
  expect(findOffenders(({ prompt }) => prompt.endsWith("?") && prompt.length <= 200)).toEqual([]);
  expect(findOffenders(({ why }) => why.endsWith(".") && why.length <= 260)).toEqual([]);
  expect(findOffenders(({ prompt, why }) => !/["']/.test(prompt + why))).toEqual([]);
});

it("has three different options and one of them as its key", () => {
  const hasOptions = ({ options = CHECK_OPTIONS, key }: Check) =>
    options.length === 3 && new Set(options).size === 3 && options[key] !== undefined;
  expect(findOffenders(hasOptions)).toEqual([]);
});
