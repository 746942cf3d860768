import { countFields } from "~/data/careers/field-occupations";
import { findOccupation } from "~/occupations/occupations.server";
import { nameOccupation } from "./names";
import type { Situation } from "./situation";
import type { AdviceTarget } from "./types";

export const NAMED_MOVES = 3;
/** With fewer, a question says more than a comparison. */
const LEAST_NAMED = 2;
/** A chosen field is named if one of its jobs is among so many. */
const FIRST_MOVES = 4;

export const nameMove = ({ occupationCode, title }: AdviceTarget): string =>
  nameOccupation(occupationCode, title);

/** The present job as they call it themselves. */
export const nameNear = ({ present, job }: Situation, move: AdviceTarget): string =>
  job && move.occupationCode === present?.code ? job : nameMove(move);

/**
 * Two or three different jobs to compare, the nearest first: where several fields were chosen, at least one of
 * each. None if fewer than two are good.
 */
export function listNamed(situation: Situation): AdviceTarget[] {
  const { moves, person } = situation;
  if (isWithoutDirection(situation)) return [];
  const different = listDifferent(moves);
  const good = different.filter((move) => !isWeak(situation, move));
  const ranked = good.length >= LEAST_NAMED ? good : different;
  const ofFields = person.fields.flatMap(
    (field) =>
      ranked.find(
        ({ occupationCode }) => occupationCode && countFields(occupationCode, [field]) > 0,
      ) ?? [],
  );
  const near = ofFields.filter((move) => ranked.indexOf(move) < FIRST_MOVES);
  const named = [...new Set([...ranked.slice(0, 1), ...near, ...ranked])]
    .slice(0, NAMED_MOVES)
    .toSorted((a, b) => ranked.indexOf(a) - ranked.indexOf(b));
  return named.length >= LEAST_NAMED ? named : [];
}

/** Those who want another field and named none: what is near their job is the field they leave. */
export const isWithoutDirection = ({ person }: Situation): boolean =>
  person.target === null &&
  person.goal === "another-field" &&
  person.fields.length === 0 &&
  person.matches.length === 0 &&
  person.textKind !== "posting";

/** Growth in percent over ten years. */
const SHRINKING = -2;
/** Pay this much below the present one isn’t offered beside better. */
const LOW_PAY = 0.9;

/** Fewer jobs each year, clearly lower pay, or the trade they leave: nothing to name where two others are left. */
function isWeak({ present, person }: Situation, { occupationCode }: AdviceTarget): boolean {
  const outlook = occupationCode ? findOccupation(occupationCode)?.outlook : undefined;
  if (!outlook || !occupationCode || occupationCode === present?.code) return false;
  const isStarting = person.goal === "first-job" || person.goal === "return";
  const own = present?.outlook?.medianPay;
  const isLow = Boolean(own && outlook.medianPay && outlook.medianPay < own * LOW_PAY);
  const isOwnTrade =
    person.goal === "another-field" &&
    occupationCode.slice(0, 4) === present?.code.slice(0, 4) &&
    outlook.growth < 1;
  return outlook.growth < SHRINKING || isOwnTrade || (isLow && !isStarting);
}

/** Not two names of nearly the same work, such as a specialist and a manager for the same thing. */
export function listDifferent(moves: readonly AdviceTarget[]): AdviceTarget[] {
  const groups = new Set<string>();
  return moves.filter((move) => {
    const { occupationCode, id, title } = move;
    const own = title.startsWith("First-Line") ? "leading" : (occupationCode?.slice(0, 7) ?? id);
    const subject = /^(.+) \S+$/.exec(nameMove(move))?.[1] ?? own;
    const isNew = !groups.has(own) && !groups.has(subject);
    groups.add(own).add(subject);
    return isNew;
  });
}
