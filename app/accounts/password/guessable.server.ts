import { dictionary } from "@zxcvbn-ts/language-common";

const COMMON_PASSWORDS: ReadonlySet<string> = new Set(dictionary["passwords-common"]);

/** Shorter words appear by chance in too many good passwords. */
const MIN_WORD_LENGTH = 4;
/** Minimum characters left after removing words related to the user and the site. */
const MIN_REMAINDER_LENGTH = 5;

/**
 * Whether a password is easy to guess: a common password, one repeated character, or little more
 * than words related to the user and the site.
 *
 * @param password the password as typed
 * @param personalTexts the user's name and email
 * @returns true if it should be rejected (OWASP ASVS 2.1.7, NIST SP 800-63B 5.1.1.2)
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

/** Strips a common suffix of digits and punctuation: "password2024!" becomes "password". */
function stripSuffix(password: string): string {
  return password.replace(/[\d\W_]+$/u, "");
}
