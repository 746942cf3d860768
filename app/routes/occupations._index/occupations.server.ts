import type { LoaderFunctionArgs } from "@remix-run/node";
import { toFirstSentence } from "~/occupations/first-sentence";
import {
  formatCount,
  formatGrowth,
  formatPay,
  nameFigureGroup,
  TOP_CODED_PAY,
} from "~/occupations/format-outlook";
import { INTEREST_AREAS } from "~/occupations/interest-areas";
import { listOccupations } from "~/occupations/occupations.server";
import { drawPlane } from "~/occupations/plane.server";
import { filterOccupations, getStrongestArea, readFilter } from "~/occupations/search";

const PAGE_SIZE = 24;

export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const filter = readFilter(searchParams);
  const matches = filterOccupations(listOccupations(), filter);
  const pageCount = Math.max(1, Math.ceil(matches.length / PAGE_SIZE));
  const page = Math.min(pageCount, Math.max(1, Math.trunc(Number(searchParams.get("page"))) || 1));
  return {
    plane: drawPlane(listOccupations(), new Set(matches.map(({ code }) => code))),
    query: filter.words.join(" "),
    area: filter.area === null ? "" : (INTEREST_AREAS[filter.area]?.id ?? ""),
    zone: filter.zone === null ? "" : String(filter.zone),
    sort: filter.sort,
    total: matches.length,
    all: listOccupations().length,
    first: (page - 1) * PAGE_SIZE + 1,
    page,
    pageCount,
    rows: matches
      .slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
      .map(({ code, title, description, zone, interests, outlook }) => ({
        code,
        title,
        summary: toFirstSentence(description),
        zone,
        area: INTEREST_AREAS[getStrongestArea(interests)]?.name ?? "",
        pay: formatPay(outlook?.medianPay),
        payShare: Math.round((100 * (outlook?.medianPay ?? 0)) / TOP_CODED_PAY),
        growth: outlook ? formatGrowth(outlook) : "Not published",
        openings: outlook ? formatCount(outlook.openings) : null,
        group: nameFigureGroup({ code, outlook }),
      })),
  };
}
