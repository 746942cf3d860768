import type { LoaderFunctionArgs } from "@remix-run/node";
import { renderOfflineCourse } from "~/learning/offline-course.server";
import { requireCourse } from "~/learning/require-course.server";
import type { PageHandle } from "~/platform/http/page-handle";
import { getPublicOrigin } from "~/platform/http/public-origin.server";

export const handle = { access: "public" } satisfies PageHandle;

/** A course as one file that needs nothing else. */
export function loader({ request, params }: LoaderFunctionArgs) {
  const course = requireCourse(params.slug);
  return new Response(renderOfflineCourse(course, getPublicOrigin(request)), {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Disposition": `attachment; filename="pathlight-${course.id}.html"`,
    },
  });
}
