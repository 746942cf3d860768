import type { ComponentPropsWithoutRef } from "react";

interface PanelProps extends ComponentPropsWithoutRef<"section"> {
  as?: "section" | "div" | "article" | "aside" | "li" | "form";
  /** The page's highlighted panel. */
  isHighlighted?: boolean;
}

/** A card for content that belongs together. */
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
