import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Tag } from "~/ui/tag";

/** What an empty tab will look like, as HTML: in the browser's build it would cost every visit, and it never changes. */
export function renderExample(children: ReactNode): string {
  return renderToStaticMarkup(
    <div className="example-panel">
      <p>
        What it will look like <Tag>Example</Tag>
      </p>
      {children}
    </div>,
  );
}
