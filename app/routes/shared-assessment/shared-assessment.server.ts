import { data, type HeadersFunction, type LoaderFunctionArgs } from "@remix-run/node";
import { getResult } from "~/assessment/assessments.server";
import { buildResultPage } from "~/assessment/results/result-page.server";
import { findSharedAssessment, sharedResultLimit } from "~/assessment/share-links.server";
import { getClient } from "~/platform/http/client.server";

const PRIVATE_HEADERS = {
  "X-Robots-Tag": "noindex, nofollow, noarchive",
  "Referrer-Policy": "no-referrer",
  "Cache-Control": "private, no-store",
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const retryAfter = await sharedResultLimit.consume(getClient(context).ip);
  if (retryAfter)
    throw new Response(null, {
      status: 429,
      headers: { ...PRIVATE_HEADERS, "Retry-After": String(retryAfter) },
    });
  const { searchParams } = new URL(request.url);
  // In the query, because the request log leaves it out.
  const link = await findSharedAssessment(searchParams.get("key") ?? "", new Date());
  const result = link && (await getResult(link.owner, link.id));
  if (!result) throw new Response(null, { status: 404, headers: PRIVATE_HEADERS });
  const page = buildResultPage(result, [], searchParams, {
    // The link shares the assessment, not where the person stands or what was practiced.
    start: null,
    shownSkills: new Map(),
  });
  return data({ expiresAt: link.expiresAt, page }, { headers: PRIVATE_HEADERS });
}

export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) =>
  errorHeaders ?? loaderHeaders;
