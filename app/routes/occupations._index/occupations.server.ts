import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import { findOwnerIfReachable } from "~/accounts/session/owner.server";
import { listLatestMatches } from "~/assessment/results/latest-matches.server";
import { describeRange, type FigureRange, isInRange, readRange } from "~/occupations/figure-range";
import { toFirstSentence } from "~/occupations/first-sentence";
import {
  formatCount,
  formatGrowth,
  formatPay,
  nameFigureGroup,
} from "~/occupations/format-outlook";
import { INTEREST_AREAS } from "~/occupations/interest-areas";
import { findOccupations, listOccupations } from "~/occupations/occupations.server";
import { filterOccupations, getStrongestArea, readFilter } from "~/occupations/search";
import type { Occupation } from "~/occupations/types";
import { getPersonContext } from "~/person-context/queries.server";
import { listShownSkills } from "~/skills/shown-skills.server";
import { describePlane } from "./plane.server";

const PAGE_SIZE = 24;
/** The links to a person’s matches on the plane take the room of the other rows. */
const PAGE_SIZE_WITH_MATCHES = 12;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const filter = readFilter(searchParams);
  const range = readRange(searchParams);
  const all = listOccupations();
  const matches = findOccupations(await listMatchCodes(request, context));
  const unsorted = filterOccupations(all, filter).filter((each) => isInRange(each, range));
  const areMatchesFirst = matches.length > 0 && !searchParams.get("sort");
  const found = areMatchesFirst
    ? [
        ...matches.filter((each) => unsorted.includes(each)),
        ...unsorted.filter((each) => !matches.includes(each)),
      ]
    : unsorted;
  const pageSize = matches.length > 0 ? PAGE_SIZE_WITH_MATCHES : PAGE_SIZE;
  const total = found.length;
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(pageCount, Math.max(1, Math.trunc(Number(searchParams.get("page"))) || 1));
  return {
    plane: describePlane({ all, found, matches, range }),
    hasMatches: matches.length > 0,
    headline: writeHeadline(matches, found, range),
    query: filter.words.join(" "),
    area: filter.area === null ? "" : (INTEREST_AREAS[filter.area]?.id ?? ""),
    zone: filter.zone === null ? "" : String(filter.zone),
    sort: areMatchesFirst ? "" : filter.sort,
    minPay: range.minPay,
    minGrowth: range.minGrowth,
    inRange: describeRange(range, total === 1),
    widerUrl: getWiderUrl(searchParams),
    total,
    all: all.length,
    first: (page - 1) * pageSize + 1,
    page,
    pageCount,
    rows: found
      .slice((page - 1) * pageSize, page * pageSize)
      .map(({ code, title, description, zone, interests, outlook }) => ({
        code,
        title,
        summary: toFirstSentence(description),
        zone,
        area: INTEREST_AREAS[getStrongestArea(interests)]?.name ?? "",
        pay: formatPay(outlook?.medianPay),
        isMatch: matches.some((each) => each.code === code),
        growth: outlook ? formatGrowth(outlook) : "Not published",
        openings: outlook ? formatCount(outlook.openings) : null,
        group: nameFigureGroup({ code, outlook }),
      })),
  };
}

async function listMatchCodes(request: Request, context: AppLoadContext): Promise<string[]> {
  const owner = await findOwnerIfReachable(request, context);
  if (!owner) return [];
  return listLatestMatches(owner, async () => ({
    start: await getPersonContext(owner),
    shownSkills: await listShownSkills(owner, new Date()),
  }));
}

function writeHeadline(
  matches: readonly Occupation[],
  found: readonly Occupation[],
  range: FigureRange,
): string {
  if (matches.length === 0) return "Find an occupation";
  const count = matches.filter((each) => found.includes(each)).length;
  const inRange = describeRange(range, count === 1);
  return inRange
    ? `${count} of your ${matches.length} matches ${inRange}`
    : `Your ${matches.length} matches among ${listOccupations().length} occupations`;
}

/** The same list without the range of pay and growth. */
function getWiderUrl(searchParams: URLSearchParams): string {
  const wider = new URLSearchParams(searchParams);
  for (const name of ["min-pay", "min-growth", "page"]) wider.delete(name);
  return wider.size > 0 ? `/occupations?${wider}` : "/occupations";
}
