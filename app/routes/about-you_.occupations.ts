import type { LoaderFunctionArgs } from "@remix-run/node";
import { COMMON_NAMES } from "~/occupations/common-names";
import { listOccupations } from "~/occupations/occupations.server";
import { renderKnownJob } from "~/person-context/known-job.server";
import type { PageHandle } from "~/platform/http/page-handle";

export const handle = { access: "public" } satisfies PageHandle;

const HEADERS = { "Cache-Control": "public, max-age=3600" };

/**
 * The titles and common names of all occupations: what is typed is compared with them in the browser, and only one of
 * them is sent, for what it brings along.
 */
export function loader({ request }: LoaderFunctionArgs) {
  const chosen = new URL(request.url).searchParams.get("name");
  if (chosen !== null) return Response.json(renderKnownJob(chosen), { headers: HEADERS });
  const names = listOccupations().flatMap(({ code, title }) => [
    title,
    ...(COMMON_NAMES[code] ?? []),
  ]);
  return Response.json(
    [...new Set(names)].toSorted((a, b) => a.localeCompare(b, "en")),
    { headers: HEADERS },
  );
}
