import { createHash } from "node:crypto";

/** Time limit of one call. */
export const CALL_TIMEOUT_MS = 2000;
/** No test expects a longer result. */
export const MAX_RESULT_LENGTH = 200_000;

/**
 * The iframe page that runs user code: opaque origin, no network, no eval, only this script and its
 * workers, which inherit the policy.
 *
 * @param scriptSources what else scripts may do
 */
export function renderSandboxDocument(script: string, scriptSources = ""): Response {
  const hash = createHash("sha256").update(script).digest("base64");
  return new Response(
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Sandbox</title></head><body><script>${script}</script></body></html>`,
    {
      headers: {
        "Content-Type": "text/html; charset=utf-8",
        "Content-Security-Policy": [
          "default-src 'none'",
          `script-src 'sha256-${hash}'${scriptSources}`,
          "worker-src blob:",
          "sandbox allow-scripts",
          "base-uri 'none'",
          "form-action 'none'",
          "frame-ancestors 'self'",
        ].join("; "),
        "Cache-Control": "public, max-age=3600",
      },
    },
  );
}
