import type { Document } from "~/coach/text/document";

const toSet = (words: string) => new Set(words.split(" "));

/** Words that something must follow. */
const DETERMINERS = toSet("the my our your their every");
const AFTER_NO_DETERMINER = toSet(
  "of to in on at from with by for and or but is are was were be been has have had do did can could would should will i we you they he she the a an my our your their if because so as than when while",
);
/** Not "an": in dialects it is "and". And "a" is "to" or "at" there, and a name in formulas. */
const AFTER_NO_A = toSet(
  "of for and or but is are was were be been has do can could would should will i we you they he she the my our your their if because so as than when while",
);
const PREPOSITIONS = toSet("of from with into at for");
const AFTER_NO_PREPOSITION = toSet(
  "of is are was were has had have would could should can will did do be been and or but i we he she they",
);
const CONJUNCTIONS = toSet("and or but");
const AFTER_NO_CONJUNCTION = toSet("of and or but");

/** Whether two words never stand side by side in a clause; undefined is the end of it. */
function isBroken(word: string, next: string | undefined): boolean {
  if (DETERMINERS.has(word)) return next === undefined || AFTER_NO_DETERMINER.has(next);
  if (next === undefined) return false;
  return (
    (word === "a" && AFTER_NO_A.has(next)) ||
    (PREPOSITIONS.has(word) && AFTER_NO_PREPOSITION.has(next)) ||
    (CONJUNCTIONS.has(word) && AFTER_NO_CONJUNCTION.has(next))
  );
}

const CLAUSE_ENDS = /[.!?\n;:,()[\]{}<>/"“”\-–—=]+/;
const MAX_SCAN_LENGTH = 6000;

/** How many words stand before one that can’t follow them: 1 in 100 of people’s words at most, 4 in shuffled ones. */
export function countBrokenPairs({ text }: Pick<Document, "text">): number {
  const clauses = text.slice(0, MAX_SCAN_LENGTH).toLowerCase().split(CLAUSE_ENDS);
  return clauses.flatMap((clause) => {
    const words = clause.match(/[\p{L}\p{N}’']+/gu) ?? [];
    return words.filter((word, at) => isBroken(word, words[at + 1]));
  }).length;
}
