import { secureHeaders } from "hono/secure-headers";

/** Everything is forbidden but what the pages need from this very origin. */
export function contentSecurityPolicy(nonce?: string, path = ""): string {
  const scripts = nonce ? `'self' 'nonce-${nonce}'` : "'none'";
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    // A recording is played from the browser's own memory; code runs in the sandbox's frame.
    ...(isInterviewSession(path) ? ["media-src blob:", "frame-src 'self'"] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** The headers of every answer; a page that needs a stricter one has set it already. HSTS is added where people reach the site over https. */
export const securityHeaders = secureHeaders({
  overwrite: false,
  crossOriginOpenerPolicy: "same-origin",
  crossOriginResourcePolicy: "same-origin",
  originAgentCluster: "?1",
  // no-referrer would make browsers send "Origin: null" with our own forms.
  referrerPolicy: "strict-origin-when-cross-origin",
  strictTransportSecurity: false,
  xContentTypeOptions: "nosniff",
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: "DENY",
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
});

const isInterviewSession = (path: string) => path.startsWith("/interview/sessions/");

/** What a page's scripts may ask the browser for: camera and microphone, in an interview session alone. */
export function permissionsPolicy(path: string): string {
  const media = isInterviewSession(path) ? "(self)" : "()";
  return `camera=${media}, microphone=${media}, geolocation=(), payment=(), usb=()`;
}

export const STRICT_TRANSPORT_SECURITY = "max-age=31536000";
