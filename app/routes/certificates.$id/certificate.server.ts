import { data, type HeadersFunction, type LoaderFunctionArgs } from "@remix-run/node";
import { findOwnerIfReachable } from "~/accounts/session/owner.server";
import { courseBySlug } from "~/data/learning/courses";
import { findCertificate } from "~/learning/certificates.server";
import { getPublicOrigin } from "~/platform/http/public-origin.server";

const HEADERS = {
  // A person's name: for those who have the address, not for search engines.
  "X-Robots-Tag": "noindex, nofollow, noarchive",
  "Cache-Control": "private, no-store",
};

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const certificate = await findCertificate(params.id ?? "");
  if (!certificate) throw new Response("Not found", { status: 404, headers: HEADERS });
  const { id, owner, courseId, name, facts, issuedAt } = certificate;
  return data(
    {
      id,
      address: `${getPublicOrigin(request)}/certificates/${id}`,
      name,
      facts,
      issuedOn: issuedAt.slice(0, 10),
      // A course may be gone by the time somebody verifies its certificate.
      courseId: courseBySlug(courseId) ? courseId : null,
      isOwn: (await findOwnerIfReachable(request, context)) === owner,
    },
    { headers: HEADERS },
  );
}

export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) =>
  errorHeaders ?? loaderHeaders;
