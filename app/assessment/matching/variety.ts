import { countFields } from "~/data/careers/field-occupations";
import type { Match, MatchPerson } from "./rank-occupations";
import { countMissingSteps } from "./rate-preparation";

const MANAGERS = "11-";
const VARIED = 10;
/** How many of the first ten may be of one group of the classification, such as 29-1. */
const MAX_OF_GROUP = 3;
/** How many may be of one chosen field alone, if others were chosen too. */
const MAX_OF_FIELD = 7;

/**
 * The first ten with variety, then the rest in their order. A brave move is to manage others or to
 * take one more step of preparation in one’s field. If none of the ten is one, the first that is takes the last place.
 */
export function pickVaried(
  matches: readonly Match[],
  { fields, zones }: Pick<MatchPerson, "fields" | "zones">,
): Match[] {
  const first = pickFirst(matches, fields);
  const isBrave = ({ occupation, isOtherField }: Match) =>
    occupation.code.startsWith(MANAGERS) ||
    (zones !== null && !isOtherField && countMissingSteps(occupation, zones) === 1);
  const brave = first.some(isBrave) ? undefined : matches.find(isBrave);
  if (brave && first.length === VARIED) first.splice(-1, 1, brave);
  const chosen = new Set(first);
  return [...first, ...matches.filter((match) => !chosen.has(match))];
}

function pickFirst(matches: readonly Match[], fields: readonly string[]): Match[] {
  const counts = new Map<string, number>();
  const isFull = (key: string, most: number) => (counts.get(key) ?? 0) >= most;
  const first: Match[] = [];
  for (const match of matches) {
    if (first.length === VARIED) break;
    const { code } = match.occupation;
    const group = code.slice(0, 4);
    const own = fields.filter((field) => countFields(code, [field]) > 0);
    const [only] = own.length === 1 && fields.length > 1 ? own : [];
    if (isFull(group, MAX_OF_GROUP) || (only !== undefined && isFull(only, MAX_OF_FIELD))) continue;
    for (const key of only === undefined ? [group] : [group, only])
      counts.set(key, (counts.get(key) ?? 0) + 1);
    first.push(match);
  }
  return first;
}
