import { getNumberValue } from "~/coach/text/numbers";

const FIGURE = /(?<![\w:.,/-])[$€£]?\d+(?:[.,]\d+)*(?:\s?(?:%|percent\b))?(?![\w:])/g;
/** Smaller ones without a unit are mostly dates, hours and places in a list, which the writer may choose. */
const MAX_SMALL = 31;
/** So many of anything are soon counted. */
const MAX_FEW = 3;
const YEAR = /^(?:19|20)\d\d$/;
/** “12 patients”, but not “Step 4 stops”. */
const COUNTED = /^\s(people|children|[a-z]+[^\Wsiu]s)\b/;
const NUMBERED = /\b(?:step|room|item|week|day|option|number|point|rule|line)\s$/i;
/** Time, which the writer may plan, and the parts of the answer itself. */
const OWN_UNITS = new Set(
  "seconds minutes hours days weeks months years times words sentences lines rows points bullets parts steps questions options was has does".split(
    " ",
  ),
);
const MAX_NAMED = 5;

const getValue = (figure: string): string => figure.replaceAll(/[^\d.]/g, "");

/** The values that a task gives, in figures or in words. */
function listGiven(task: string): Set<string> {
  const words = task.toLowerCase().match(/[a-z]+/g) ?? [];
  return new Set([
    ...[...task.matchAll(FIGURE)].map(([figure]) => getValue(figure)),
    ...words.flatMap((word) => getNumberValue(word) ?? []),
  ]);
}

function countsThings(before: string, after: string): boolean {
  const [, unit] = COUNTED.exec(after) ?? [];
  return unit !== undefined && !OWN_UNITS.has(unit) && !NUMBERED.test(before);
}

/** The figures of an answer that its task doesn’t give, as they are written. */
export function listUnknownFigures(answer: string, task: string): string[] {
  const given = listGiven(task);
  const unknown = [...answer.matchAll(FIGURE)].flatMap(({ 0: figure, index }) => {
    const value = getValue(figure);
    // “78 to 92” for “$78,000 to $92,000”.
    if (given.has(value) || given.has(`${value}000`)) return [];
    if (!/^\d+$/.test(figure)) return [figure];
    if (YEAR.test(value) || Number(value) <= MAX_FEW) return [];
    if (Number(value) > MAX_SMALL) return [figure];
    const isCount = countsThings(answer.slice(0, index), answer.slice(index + figure.length));
    return isCount ? [figure] : [];
  });
  return [...new Set(unknown)];
}

/** Asks where they come from; empty if there are none. */
export function askAboutFigures(figures: readonly string[]): string {
  if (figures.length === 0) return "";
  if (figures.length === 1) return `${figures[0]} isn’t in the task. Where does it come from?`;
  const named = figures.slice(0, MAX_NAMED);
  const list = new Intl.ListFormat("en-US").format(
    figures.length > MAX_NAMED ? [...named, "others"] : named,
  );
  return `${list} aren’t in the task. Where do they come from?`;
}
