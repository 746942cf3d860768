/** Prose as data: the view decides how headings and lists look. A link in it is written [words](address). */
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
  return text.replaceAll(LINK, "$1").split(/\s+/).filter(Boolean).length;
}

const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/g;

type TextPart = string | { words: string; to: string };

/** A text's links, and what stands between them. */
export function splitLinks(text: string): TextPart[] {
  const parts = text.split(LINK);
  return parts.flatMap((part, index): TextPart[] => {
    if (index % 3 === 0) return part === "" ? [] : [part];
    return index % 3 === 1 ? [{ words: part, to: parts[index + 1] ?? "" }] : [];
  });
}

/** The addresses that the blocks link to. */
export function listLinks(blocks: readonly Block[]): string[] {
  return blocks
    .flatMap((block) => (block.kind === "list" ? block.items : [block.text]))
    .flatMap(splitLinks)
    .flatMap((part) => (typeof part === "string" ? [] : [part.to]));
}

/** A heading's anchor: "What a rubric looks like" is #what-a-rubric-looks-like. */
export function toAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
