/** Prose as data: the view decides how headings and lists look. */
export type Block =
  | { kind: "heading"; text: string }
  | { kind: "paragraph"; text: string }
  | {
      kind: "list";
      ordered?: boolean;
      /** Each item is "Term: what about it". */
      hasTerms?: boolean;
      items: string[];
    }
  | { kind: "quote"; text: string; note?: string };

export function wordCount(blocks: readonly Block[]): number {
  const text = blocks
    .map((block) => (block.kind === "list" ? block.items.join(" ") : block.text))
    .join(" ");
  return text.split(/\s+/).filter(Boolean).length;
}

/** A heading's anchor: "What a rubric looks like" is #what-a-rubric-looks-like. */
export function toAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
