import type { ServerBuild } from "@remix-run/node";
import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { errorResponse, renderPlainPage } from "./error-response.server";
import type { FindRoute } from "./find-route";
import { isApiRequest } from "./origin-guard";
import { listPages } from "./pages";
import { escapeHtml } from "./refusal-page.server";

const API_BODY_MAX = 64 * 1024;
const FORM_BODY_MAX = 1024 * 1024;
const MULTIPART = /^\s*multipart\//i;

/** How much may be sent to the API, as a form, and as a form with a file to the pages that take one. */
export function createBodyLimit(
  routes: ServerBuild["routes"],
  findRoute: FindRoute,
): MiddlewareHandler {
  const maxFileBytesByRoute = new Map(
    listPages(routes).map(({ id, handle }) => [id, handle.maxFileBytes] as const),
  );
  const limitApi = createLimit(API_BODY_MAX);
  const limitForm = createLimit(FORM_BODY_MAX);
  return async (c, next) => {
    const { raw: request, path } = c.req;
    if (isApiRequest(request)) return limitApi(c, next);
    if (!MULTIPART.test(request.headers.get("Content-Type") ?? "")) return limitForm(c, next);
    const maxFileBytes = maxFileBytesByRoute.get(findRoute(path) ?? "");
    if (!maxFileBytes) return limitForm(c, next);
    const limitFile = bodyLimit({
      maxSize: maxFileBytes + FORM_BODY_MAX,
      onError: () => respondWithTooLarge(request, maxFileBytes),
    });
    return limitFile(c, next);
  };
}

const createLimit = (maxSize: number) =>
  bodyLimit({ maxSize, onError: (c) => errorResponse(c.req.raw, 413) });

function respondWithTooLarge(request: Request, maxBytes: number): Response {
  const { pathname, search } = new URL(request.url);
  const page = renderPlainPage({
    title: "That file is too large",
    message: `A file can have at most ${maxBytes / 1024 / 1024} MB. You can paste its text on the page instead.`,
    link: { to: escapeHtml(pathname + search), label: "Back to the page" },
  });
  return new Response(page, {
    status: 413,
    headers: { "Content-Type": "text/html; charset=utf-8" },
  });
}
