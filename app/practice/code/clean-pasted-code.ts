/** What documents, chats and web pages put in place of the characters of code. */
const REPLACEMENTS: readonly (readonly [RegExp, string])[] = [
  [/^\s*```.*$/gm, ""],
  [/[\u2028\u2029]/g, "\n"],
  [/[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g, " "],
  [/[\u200b-\u200d\u2060\ufeff]/g, ""],
  [/[“”„‟]/g, '"'],
  [/[‘’‚‛]/g, "'"],
  [/[–−]/g, "-"],
  [/…/g, "..."],
];

/**
 * Code with the characters that pasting changed as a keyboard writes them, and tabs of indentation
 * as four spaces. Only for code that can't be read as it is: in a string they may be meant.
 */
export function cleanPastedCode(code: string): string {
  const plain = REPLACEMENTS.reduce((text, [from, to]) => text.replace(from, to), code);
  return plain.replace(/^[\t ]+/gm, (indentation) => indentation.replaceAll("\t", "    "));
}
