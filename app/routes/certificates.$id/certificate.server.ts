import { data, type HeadersFunction, type LoaderFunctionArgs } from "@remix-run/node";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { findOwnerIfReachable } from "~/accounts/session/owner.server";
import { courseBySlug } from "~/data/learning/courses";
import { CourseArt } from "~/learning/art/course-art";
import { findCertificate } from "~/learning/certificates.server";
import { getPublicOrigin } from "~/platform/http/public-origin.server";

const HEADERS = {
  // A person's name: for those who have the address, not for search engines.
  "X-Robots-Tag": "noindex, nofollow, noarchive",
  "Cache-Control": "private, no-store",
};

const NOTES = [
  ["What it shows", "The quizzes of every module were passed."],
  [
    "What it doesn’t show",
    "Who took the quizzes. Nobody checked an ID, and nobody else graded the capstone project.",
  ],
] as const;
const SHARE_NOTE = [
  "Share it",
  "Anyone with this page’s address sees the certificate. Print it for a copy on paper or as a PDF.",
] as const;

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const certificate = await findCertificate(params.id ?? "");
  if (!certificate) throw new Response("Not found", { status: 404, headers: HEADERS });
  const isOwn = (await findOwnerIfReachable(request, context)) === certificate.owner;
  const { id, courseId, name, facts, issuedAt } = certificate;
  return data(
    {
      id,
      address: `${getPublicOrigin(request)}/certificates/${id}`,
      name,
      facts,
      issuedOn: issuedAt.slice(0, 10),
      // A course may be gone by the time someone verifies its certificate.
      courseId: courseBySlug(courseId) ? courseId : null,
      // Drawn here: its code is larger than the page's.
      art: renderToStaticMarkup(createElement(CourseArt, { courseId })),
      notes: isOwn ? [...NOTES, SHARE_NOTE] : NOTES,
      isOwn,
    },
    { headers: HEADERS },
  );
}

export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) =>
  errorHeaders ?? loaderHeaders;
