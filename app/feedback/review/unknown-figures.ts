import { getNumberValue } from "~/coach/text/numbers";

const FIGURE = /(?<![\w:.,/-])[$€£]?\d+(?:[.,]\d+)*(?:\s?(?:%|percent\b))?(?![\w:])/g;
/** Smaller ones are mostly days, hours and counts of a list, which the writer may choose. */
const MAX_SMALL = 31;
const YEAR = /^(?:19|20)\d\d$/;
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

/** The figures of an answer that its task doesn’t give, as they are written. */
export function listUnknownFigures(answer: string, task: string): string[] {
  const given = listGiven(task);
  const unknown = [...answer.matchAll(FIGURE)].flatMap(([figure]) => {
    const value = getValue(figure);
    const isPlain = /^\d+$/.test(figure);
    // “78 to 92” for “$78,000 to $92,000”.
    if (given.has(value) || given.has(`${value}000`)) return [];
    if (isPlain && (Number(value) <= MAX_SMALL || YEAR.test(value))) return [];
    return [figure];
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
