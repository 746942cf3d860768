import type { LoaderFunctionArgs } from "@remix-run/node";
import { ARTICLES } from "~/data/blog/articles";
import { CAREER_FIELDS } from "~/data/careers/fields";
import { COURSES } from "~/data/learning/courses";
import { MENTORS } from "~/data/mentors";
import { listOccupations } from "~/occupations/occupations.server";
import { getOriginCacheControl, getPublicOrigin } from "~/platform/http/public-origin.server";

interface SitemapEntry {
  path: string;
  /** ISO date, if known. */
  lastModified?: string;
}

const STATIC_PATHS = [
  "/",
  "/interview",
  "/how-scoring-works",
  "/how-scoring-works/tests",
  "/assessment",
  "/assessment/methods",
  "/occupations",
  "/learning",
  "/mentors",
  "/mentors/apply",
  "/resources",
  "/motivation",
  "/careers/finance",
  "/careers/marketing",
  "/blog",
  "/search",
  "/about",
  "/contact",
  "/preferences",
  "/privacy",
  "/terms",
  "/login",
  "/register",
];

export function loader({ request }: LoaderFunctionArgs) {
  const origin = getPublicOrigin(request);
  const urls = listEntries().map(
    ({ path, lastModified }) =>
      `<url><loc>${origin}${path}</loc>${lastModified ? `<lastmod>${lastModified}</lastmod>` : ""}</url>`,
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`;
  return new Response(xml, {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": getOriginCacheControl(),
    },
  });
}

/** Every public page, by its canonical URL. */
function listEntries(): SitemapEntry[] {
  return [
    ...STATIC_PATHS.map((path) => ({ path })),
    ...CAREER_FIELDS.flatMap(({ slug, roles }) => [
      `/careers/${slug}`,
      `/careers/${slug}/certifications`,
      ...roles.map((role) => `/careers/${slug}/${role.slug}`),
    ]).map((path) => ({ path })),
    ...COURSES.flatMap(({ id, syllabus }) => [
      { path: `/learning/${id}` },
      { path: `/learning/${id}/capstone` },
      ...syllabus.flatMap(({ slug: module, lessons }) => [
        ...lessons.map(({ slug }) => ({ path: `/learning/${id}/${slug}` })),
        { path: `/learning/${id}/quiz/${module}` },
      ]),
    ]),
    ...listOccupations().map(({ code }) => ({ path: `/occupations/${code}` })),
    ...MENTORS.map(({ id }) => ({ path: `/mentors/${id}` })),
    ...ARTICLES.map(({ slug, published }) => ({ path: `/blog/${slug}`, lastModified: published })),
  ];
}
