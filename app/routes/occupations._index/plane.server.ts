import type { FigureRange } from "~/occupations/figure-range";
import { formatGrowth, formatPay } from "~/occupations/format-outlook";
import { drawDots, findOutliers, listDots, listMarks, toX, toY } from "~/occupations/plane.server";
import type { Occupation } from "~/occupations/types";
import { formatList } from "~/ui/format";
import { placeLabels } from "~/ui/chart/place-labels";

/** More are counted. */
const NAMED = 2;

interface PlaneInput {
  all: readonly Occupation[];
  /** Those of the filter. */
  found: readonly Occupation[];
  /** The person's matches. */
  matches: readonly Occupation[];
  range: FigureRange;
}

/** Every occupation by pay and growth: the person's matches and six outliers as links, the others as one drawing. */
export function describePlane({ all, found, matches, range }: PlaneInput) {
  const isFiltered = found.length < all.length;
  const outliers = findOutliers(all);
  const labels = placeLabels(
    outliers.map(({ x, y, occupations }) => ({ x, y, label: getTitle(occupations) })),
  );
  const lit = listDots(matches);
  const isLit = ({ x, y }: { x: number; y: number }) =>
    lit.some((dot) => dot.x === x && dot.y === y);
  return {
    marks: listMarks(),
    others: drawDots(isFiltered ? all.filter((each) => !found.includes(each)) : all),
    found: isFiltered ? drawDots(found) : "",
    area:
      range.minPay === null && range.minGrowth === null
        ? null
        : {
            x: range.minPay === null ? 0 : toX(range.minPay),
            y: range.minGrowth === null ? 1 : toY(range.minGrowth),
          },
    hasMatches: matches.length > 0,
    dots: [
      ...outliers.map((dot, index) => ({
        ...toLink(dot, isLit(dot)),
        label: getTitle(dot.occupations),
        labelSide: labels[index] ?? ("right" as const),
      })),
      ...lit
        .filter((dot) => outliers.every(({ x, y }) => x !== dot.x || y !== dot.y))
        .map((dot) => ({ ...toLink(dot, true), label: null, labelSide: "right" as const })),
    ],
  };
}

function toLink(
  { occupations, outlook, x, y }: ReturnType<typeof listDots>[number],
  isLit: boolean,
) {
  return {
    to: `/occupations/${occupations[0]?.code}`,
    name: name(occupations),
    figures: `${formatPay(outlook.medianPay)} a year, ${formatGrowth(outlook)}${isLit ? ", a match" : ""}`,
    x,
    y,
    isLit,
  };
}

/** The name of the first stands for all with the same figures. */
function getTitle(occupations: readonly Occupation[]): string {
  return occupations[0]?.title ?? "";
}

function name(occupations: readonly Occupation[]): string {
  const titles = occupations.slice(0, NAMED).map(({ title }) => title);
  const more = occupations.length - titles.length;
  return formatList(more > 0 ? [...titles, `${more} more`] : titles);
}
