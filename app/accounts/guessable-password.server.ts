import { dictionary } from "@zxcvbn-ts/language-common";

const COMMON: ReadonlySet<string> = new Set(dictionary["passwords-common"]);

/** Shorter words hide in too many good passwords by chance. */
const SHORTEST_WORD = 4;
/** What must be left of a password once the words anybody would guess are taken out. */
const SHORTEST_REST = 5;

/**
 * Whether a password would be among the first guesses: a common password, one character repeated, or
 * little more than the words known about this person and this site.
 *
 * @param password the password as typed
 * @param about texts known about the person: name, email
 * @returns true when it should be refused (OWASP ASVS 2.1.7, NIST SP 800-63B 5.1.1.2)
 */
export function isGuessable(password: string, about: string[]): boolean {
  const lowered = password.toLowerCase().trim();
  if (COMMON.has(lowered) || COMMON.has(withoutTail(lowered)) || new Set(lowered).size < 3)
    return true;
  const words = [
    "pathlight",
    ...about.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u)),
  ]
    .filter((word) => word.length >= SHORTEST_WORD)
    .toSorted((a, b) => b.length - a.length);
  let rest = lowered;
  for (const word of words) rest = rest.replaceAll(word, "");
  const letters = rest.replace(/[^\p{L}\p{N}]+/gu, "");
  return rest !== lowered && (letters.length < SHORTEST_REST || COMMON.has(letters));
}

/** "password2024!" is "password" with the tail everybody adds. */
function withoutTail(password: string): string {
  return password.replace(/[\d\W_]+$/u, "");
}
