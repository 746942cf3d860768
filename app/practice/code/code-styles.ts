/** Kinds of words in code, by their names in @lezer/highlight, and the color of each: the editor and the review show the same. */
export const CODE_STYLES = [
  {
    name: "keyword",
    tags: ["keyword", "operatorKeyword", "modifier", "typeName", "className"],
    color: "var(--primary-ink)",
  },
  { name: "string", tags: ["string", "regexp"], color: "var(--success)" },
  { name: "number", tags: ["number", "bool", "null"], color: "var(--warn)" },
  { name: "comment", tags: ["comment"], color: "var(--muted)" },
] as const;
