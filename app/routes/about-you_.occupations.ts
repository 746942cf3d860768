import { COMMON_NAMES } from "~/occupations/common-names";
import { listOccupations } from "~/occupations/occupations.server";
import type { PageHandle } from "~/platform/http/page-handle";

export const handle = { access: "public" } satisfies PageHandle;

/** The titles and common names of all occupations: what is typed is compared with them in the browser, and sent nowhere. */
export function loader() {
  const names = listOccupations().flatMap(({ code, title }) => [
    title,
    ...(COMMON_NAMES[code] ?? []),
  ]);
  return Response.json(
    [...new Set(names)].toSorted((a, b) => a.localeCompare(b, "en")),
    { headers: { "Cache-Control": "public, max-age=3600" } },
  );
}
