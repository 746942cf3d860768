import { dictionary } from "@zxcvbn-ts/language-common";

const COMMON_PASSWORDS: ReadonlySet<string> = new Set(dictionary["passwords-common"]);

/** Shorter words hide in too many good passwords by chance. */
const MIN_WORD_LENGTH = 4;
/** What must be left of a password once the words anybody would guess are taken out. */
const MIN_REMAINDER_LENGTH = 5;

/**
 * Whether a password would be among the first guesses: a common password, one character repeated, or
 * little more than the words known about this person and this site.
 *
 * @param password the password as typed
 * @param personalTexts texts known about the person: name, email
 * @returns true when it should be refused (OWASP ASVS 2.1.7, NIST SP 800-63B 5.1.1.2)
 */
export function isGuessable(password: string, personalTexts: string[]): boolean {
  const lowered = password.toLowerCase().trim();
  if (
    COMMON_PASSWORDS.has(lowered) ||
    COMMON_PASSWORDS.has(stripSuffix(lowered)) ||
    new Set(lowered).size < 3
  )
    return true;
  const words = [
    "pathlight",
    ...personalTexts.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u)),
  ]
    .filter((word) => word.length >= MIN_WORD_LENGTH)
    .toSorted((a, b) => b.length - a.length);
  let remainder = lowered;
  for (const word of words) remainder = remainder.replaceAll(word, "");
  const letters = remainder.replace(/[^\p{L}\p{N}]+/gu, "");
  return (
    remainder !== lowered &&
    (letters.length < MIN_REMAINDER_LENGTH || COMMON_PASSWORDS.has(letters))
  );
}

/** "password2024!" is "password" with the tail everybody adds. */
function stripSuffix(password: string): string {
  return password.replace(/[\d\W_]+$/u, "");
}
