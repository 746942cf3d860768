/**
 * Endings in which Porter stems of related words differ: "collision" and "collide", "transmission"
 * and "transmit".
 */
const ROOT_RULES: readonly (readonly [RegExp, string])[] = [
  [/analysi$/, "analyz"],
  [/arison$/, "ar"],
  [/miss$/, "mit"],
  [/ript$/, "rib"],
  [/orpt$/, "orb"],
  [/cept$/, "ceiv"],
  [/duct$/, "duc"],
  [/plic?$/, "pli"],
  [/olut$/, "olv"],
  [/(?<=[a-z]{3}[inr])s$/, "d"],
  [/(?<=[a-z]{4})(?:li|abl|ibl|ag|ur|i|e)$/, ""],
];

/** The common root of related stems; only for comparing two words. */
export function getRoot(stem: string): string {
  const rule = ROOT_RULES.find(([ending]) => ending.test(stem));
  return rule ? stem.replace(...rule) : stem;
}
