import { createHash } from "node:crypto";

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const NONCE_SOURCE = /'nonce-([^']+)'/;

/**
 * Replaces the nonce of a page, which is good for one response, by the hashes of its inline scripts,
 * which are good for every response with the same bytes. A script without the nonce stays forbidden.
 */
export function replaceNonceByHashes(
  html: string,
  policy: string,
): { html: string; policy: string } {
  const nonce = NONCE_SOURCE.exec(policy)?.[1];
  if (nonce === undefined) return { html, policy };
  const attribute = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  for (const [, attributes = "", code = ""] of html.matchAll(SCRIPT))
    if (attributes.includes(attribute) && !attributes.includes(" src="))
      hashes.add(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
  return {
    html: html.replaceAll(attribute, ""),
    policy: policy.replace(NONCE_SOURCE, [...hashes].join(" ")),
  };
}
