import type { ReactNode } from "react";
import { Tag } from "./tag";

/** What an empty page will look like. */
export function ExamplePanel({ children }: { children: ReactNode }) {
  return (
    <div className="example-panel">
      <p>
        What it will look like <Tag>Example</Tag>
      </p>
      {children}
    </div>
  );
}
