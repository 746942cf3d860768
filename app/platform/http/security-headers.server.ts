import { secureHeaders } from "hono/secure-headers";

/** Blocks everything except what the pages need from this origin. */
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
    // Recordings play from blob URLs; code runs in the sandbox iframe.
    ...(isInterviewSession(path) ? ["media-src blob:"] : []),
    ...(isInterviewSession(path) || isLesson(path) ? ["frame-src 'self'"] : []),
    ...(isCard(path) ? ["worker-src 'self'"] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/**
 * The headers of every response, unless a page has set stricter ones. HSTS is added if the public
 * origin is https.
 */
export const securityHeaders = secureHeaders({
  overwrite: false,
  crossOriginOpenerPolicy: "same-origin",
  crossOriginResourcePolicy: "same-origin",
  originAgentCluster: "?1",
  // With no-referrer, browsers would send "Origin: null" with our own forms.
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

/** Of a job interview, which is kept for use without a network. */
const isCard = (path: string) => /^\/plans\/[^/]+\/card$/.test(path);

const isLesson = (path: string) => /^\/learning\/[^/]+\/[^/]+$/.test(path);

/** The permissions policy: camera, microphone and speech recognition only in interview sessions. */
export function permissionsPolicy(path: string): string {
  const media = isInterviewSession(path) ? "(self)" : "()";
  return `camera=${media}, microphone=${media}, on-device-speech-recognition=${media}, geolocation=(), payment=(), usb=()`;
}

export const STRICT_TRANSPORT_SECURITY = "max-age=31536000";
