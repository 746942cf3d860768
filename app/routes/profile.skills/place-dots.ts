const DAY_IN_MS = 86_400_000;
/** A shorter time would spread a single day over the whole drawing. */
const MIN_DAYS = 14;
/** In percent of the width: the first and last place, and how far apart dots and their figures must be. */
const START = 2;
const END = 97;
const MIN_DISTANCE = 3;
const MIN_LABEL_DISTANCE = 7;

interface Dated {
  source: string;
  at: string;
}

export interface PlacedDot<Dot> {
  dot: Dot;
  /** 0 to 100, from the first date to today. */
  x: number;
  /** Its figure would cover that of the next one. */
  isCrowded: boolean;
}

/** Where dots stand on a line of time; those of one lane never on top of each other. */
export function placeDots<Dot extends Dated>(
  dots: readonly Dot[],
  now: Date = new Date(),
): PlacedDot<Dot>[] {
  const first = Math.min(...dots.map(({ at }) => Date.parse(at)));
  const span = Math.max(now.getTime() - first, MIN_DAYS * DAY_IN_MS);
  const toX = (at: string) => START + ((END - START) * (Date.parse(at) - first)) / span;
  const lanes = Map.groupBy(dots, ({ source }) => source);
  const places = new Map(
    [...lanes.values()].flatMap((lane) => {
      const xs = spread(lane.map(({ at }) => toX(at)));
      return lane.map((dot, index) => {
        const next = xs[index + 1] ?? Infinity;
        const x = xs[index] ?? START;
        return [dot, { x, isCrowded: next - x < MIN_LABEL_DISTANCE }] as const;
      });
    }),
  );
  return dots.map((dot) => ({ dot, ...(places.get(dot) ?? { x: START, isCrowded: false }) }));
}

/** Moves sorted places apart, and back from the end. */
function spread(sorted: readonly number[]): number[] {
  const places = [...sorted];
  for (let index = 1; index < places.length; index += 1)
    places[index] = Math.max(places[index] ?? 0, (places[index - 1] ?? 0) + MIN_DISTANCE);
  for (let index = places.length - 1; index >= 0; index -= 1)
    places[index] = Math.min(
      places[index] ?? 0,
      (places[index + 1] ?? END + MIN_DISTANCE) - MIN_DISTANCE,
    );
  return places.map((x) => Math.round(x * 10) / 10);
}
