import { domainToASCII, domainToUnicode } from "node:url";

/** Letters of any script; a character that ends a host in a URL would cut the rest off. */
const INTERNATIONAL_DOMAIN = /^(?=.*[^\p{ASCII}])(?:[\p{L}\p{M}\p{N}.\u3002-]|\u200c|\u200d)+$/u;

/** An email address as it is stored, compared and written to: name@bücher.example is name@xn--bcher-kva.example. */
export function toAsciiEmail(email: string): string {
  const [name, domain] = splitEmail(email);
  return INTERNATIONAL_DOMAIN.test(domain) ? name + domainToASCII(domain) : email;
}

/** An email address as people read it. */
export function toReadableEmail(email: string): string {
  const [name, domain] = splitEmail(email);
  return domain.includes("xn--") ? name + (domainToUnicode(domain) || domain) : email;
}

function splitEmail(email: string): [nameWithAt: string, domain: string] {
  const start = email.lastIndexOf("@") + 1;
  return [email.slice(0, start), email.slice(start)];
}
