import type { ComponentPropsWithoutRef } from "react";

interface PanelProps extends ComponentPropsWithoutRef<"section"> {
  as?: "section" | "div" | "article" | "aside" | "li" | "form";
  /** The one thing on the page that glows. */
  isHighlighted?: boolean;
}

/** A surface for what you act on, or for what must stay together. */
export function Panel({
  as: Element = "section",
  isHighlighted = false,
  className = "",
  ...rest
}: PanelProps) {
  const Tag = Element as "section";
  return (
    <Tag
      className={`relative rounded-panel border bg-surface-1 shadow-inner ${isHighlighted ? "panel-lit border-primary-line" : "border-hairline"} ${className}`}
      {...rest}
    />
  );
}
