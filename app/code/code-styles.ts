import { tags } from "@lezer/highlight";

/** Kinds of words in code, and the color of each: the editor and the review show the same. */
export const CODE_STYLES = [
  {
    name: "keyword",
    tag: [tags.keyword, tags.operatorKeyword, tags.modifier, tags.typeName, tags.className],
    color: "var(--primary-ink)",
  },
  { name: "string", tag: [tags.string, tags.regexp], color: "var(--success)" },
  { name: "number", tag: [tags.number, tags.bool, tags.null], color: "var(--warn)" },
  { name: "comment", tag: [tags.comment], color: "var(--muted)" },
] as const;
