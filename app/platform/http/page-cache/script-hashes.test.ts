import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { replaceNonceByHashes } from "./script-hashes";

const hash = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
const POLICY = "default-src 'none'; script-src 'self' 'nonce-aB+/='; style-src 'self'";

test("inline scripts with the nonce are allowed by their hash, and the nonce is gone", () => {
  const page = [
    '<script nonce="aB+/=">one()</script>',
    '<script type="module" nonce="aB+/=" async="">\n"ü"</script>',
    '<script nonce="aB+/=" src="/build/a.js"></script>',
  ];
  const { html, policy } = replaceNonceByHashes(page.join(""), POLICY);
  expect(html).toBe(page.join("").replaceAll(' nonce="aB+/="', ""));
  expect(policy).toBe(
    `default-src 'none'; script-src 'self' ${hash("one()")} ${hash('\n"ü"')}; style-src 'self'`,
  );
});

test("a script without the page's nonce stays forbidden", () => {
  const page = '<script>evil()</script><script nonce="other">evil()</script>';
  const { html, policy } = replaceNonceByHashes(page, POLICY);
  expect(html).toBe(page);
  expect(policy).not.toContain("sha256");
  expect(policy).not.toContain("nonce");
});

test("a page without a nonce stays as it is", () => {
  const policy = "script-src 'none'";
  expect(replaceNonceByHashes("<p>Text</p>", policy)).toEqual({ html: "<p>Text</p>", policy });
});
