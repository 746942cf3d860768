import { env } from "~/platform/env.server";
import type { AuthFailure } from "./contract";

const METHODS = new Map([
  ["/auth/register", "POST"],
  ["/auth/login", "POST"],
  ["/auth/logout", "POST"],
  ["/auth/profile", "GET"],
  ["/auth/update-profile", "PUT"],
  ["/auth/delete-account", "DELETE"],
]);

/** Checks shared by every HTTP endpoint of the embedded auth API. */
export async function handleApiRequest(
  request: Request,
  handler: () => Promise<Response>,
): Promise<Response> {
  return refuseCall(request) ?? handler();
}

/** A call with a JSON object as its body. */
export function handleJsonRequest(
  request: Request,
  handler: (body: object) => Promise<Response>,
): Promise<Response> {
  return handleApiRequest(request, async () => {
    const body = await readJsonBody(request);
    return body ? handler(body) : errorResponse(400, "Send the body as a JSON object.");
  });
}

/** The response if the call isn't answered here: accounts are on another server, or the method is wrong. */
export function refuseCall(request: Request): Response | undefined {
  if (env.AUTH_API_URL)
    return errorResponse(
      404,
      "This installation uses an external account server. Call that one instead.",
    );
  const method = METHODS.get(new URL(request.url).pathname);
  // Also for another spelling of a known call's address.
  if (!method) return noSuchCall();
  return method === (request.method === "HEAD" ? "GET" : request.method)
    ? undefined
    : errorResponse(405, `Use ${method} for this call.`, { Allow: method });
}

export function noSuchCall(): Response {
  return errorResponse(404, "This API endpoint doesn’t exist.");
}

/** The body as JSON; undefined if it isn't JSON. */
async function readJsonBody(request: Request): Promise<object | undefined> {
  try {
    const body: unknown = await request.json();
    return typeof body === "object" && body !== null && !Array.isArray(body) ? body : undefined;
  } catch {
    return undefined;
  }
}

/** The request's bearer token; empty if missing, which matches no account. */
export function bearerToken(request: Request): string {
  return /^Bearer +(\S+)$/i.exec(request.headers.get("Authorization") ?? "")?.[1] ?? "";
}

export function failureResponse({ status, message, errors, retryAfter }: AuthFailure): Response {
  const headers: Record<string, string> = retryAfter ? { "Retry-After": String(retryAfter) } : {};
  if (status === 401) headers["WWW-Authenticate"] = "Bearer";
  return jsonResponse({ message, errors }, status, headers);
}

/** A JSON response that must not be cached. */
export function jsonResponse(
  body: unknown,
  status = 200,
  headers: Record<string, string> = {},
): Response {
  return Response.json(body, { status, headers: { ...headers, "Cache-Control": "no-store" } });
}

export function noContent(): Response {
  return new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });
}

function errorResponse(
  status: number,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return jsonResponse({ message }, status, headers);
}
