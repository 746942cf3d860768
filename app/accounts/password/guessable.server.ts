import { createRequire } from "node:module";
import type { dictionary } from "@zxcvbn-ts/language-common";

const require = createRequire(import.meta.url);
let commonPasswords: ReadonlySet<string> | undefined;

/** Read when the first password is chosen: 4 MB that most starts never need. */
function getCommonPasswords(): ReadonlySet<string> {
  if (!commonPasswords) {
    const common: { dictionary: typeof dictionary } = require("@zxcvbn-ts/language-common");
    commonPasswords = new Set(common.dictionary["passwords-common"]);
  }
  return commonPasswords;
}

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
  const passwords = getCommonPasswords();
  if (passwords.has(lowered) || passwords.has(stripSuffix(lowered)) || new Set(lowered).size < 3)
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
  return remainder !== lowered && (letters.length < MIN_REMAINDER_LENGTH || passwords.has(letters));
}

/** Strips a common suffix of digits and punctuation: "password2024!" becomes "password". */
function stripSuffix(password: string): string {
  return password.replace(/[\d\W_]+$/u, "");
}
