import { type Block, splitLinks, toAnchor } from "~/data/prose";
import { Link } from "./link";

/** Body text at reading width. */
export function Prose({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="prose">
      {blocks.map((block, index) => (
        <ProseBlock key={index} block={block} />
      ))}
    </div>
  );
}

function ProseBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case "heading":
      return <h2 id={toAnchor(block.text)}>{block.text}</h2>;
    case "paragraph":
      return (
        <p>
          <LinkedText text={block.text} />
        </p>
      );
    case "quote":
      return (
        <figure>
          {block.note ? <figcaption>{block.note}</figcaption> : null}
          <blockquote>{block.text}</blockquote>
        </figure>
      );
    case "list": {
      if (block.hasTerms) return <TermList items={block.items} />;
      const List = block.ordered ? "ol" : "ul";
      return (
        <List>
          {block.items.map((item) => (
            <li key={item} className={item.startsWith("[") ? "prose-link" : undefined}>
              <LinkedText text={item} />
            </li>
          ))}
        </List>
      );
    }
  }
}

/** Each term beside what is said about it. */
function TermList({ items }: { items: readonly string[] }) {
  return (
    <ul className="prose-terms">
      {items.map((item) => {
        const [, term = item, text = ""] = /^([^:]+:) (.*)$/s.exec(item) ?? [];
        return (
          <li key={item}>
            <b>{term}</b>{" "}
            <span>
              <LinkedText text={text} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function LinkedText({ text }: { text: string }) {
  return splitLinks(text).map((part, index) =>
    typeof part === "string" ? (
      part
    ) : (
      <Link key={index} to={part.to}>
        {part.words}
      </Link>
    ),
  );
}
