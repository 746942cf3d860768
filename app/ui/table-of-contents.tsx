import { type Block, toAnchor } from "~/data/prose";

/** Links to a text's headings, beside it on wide screens. */
export function TableOfContents({ blocks }: { blocks: readonly Block[] }) {
  return (
    <nav aria-label="On this page" className="text-sm lg:sticky lg:top-24 lg:self-start">
      <p className="text-xs text-muted">On this page</p>
      <ul className="mt-2 border-l border-hairline-strong">
        {blocks.map((block) =>
          block.kind === "heading" ? (
            <li key={block.text}>
              <a
                href={`#${toAnchor(block.text)}`}
                className="-ml-px flex min-h-11 lg:min-h-9 items-center border-l border-transparent py-1 pl-4 text-text-2 hover:border-primary hover:text-text"
              >
                {block.text}
              </a>
            </li>
          ) : null,
        )}
      </ul>
    </nav>
  );
}
