export const CODE_LANGUAGES = ["javascript", "typescript", "python"] as const;
export type CodeLanguage = (typeof CODE_LANGUAGES)[number];

export const LANGUAGE_NAMES: Record<CodeLanguage, string> = {
  javascript: "JavaScript",
  typescript: "TypeScript",
  python: "Python",
};

/** A function's name as code of that language writes it: twoSum is two_sum in Python. */
export function toFunctionName(name: string, language: CodeLanguage): string {
  return language === "python"
    ? name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    : name;
}

/** A name without its case: twoSum, TwoSum and two_sum are the same one. */
export function simplifyName(name: string): string {
  return name.replaceAll("_", "").toLowerCase();
}
