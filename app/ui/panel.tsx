import type { ComponentPropsWithoutRef } from "react";

interface PanelProps extends ComponentPropsWithoutRef<"section"> {
  as?: "section" | "div" | "article" | "aside" | "li" | "form";
  /** The one thing on the page that glows. */
  lit?: boolean;
}

/** A surface for what you act on, or for what must stay together. */
export function Panel({
  as: Element = "section",
  lit = false,
  className = "",
  ...rest
}: PanelProps) {
  const Any = Element as "section";
  return (
    <Any
      className={`relative rounded-panel border bg-surface-1 shadow-inner ${lit ? "panel-lit border-primary-line" : "border-hairline"} ${className}`}
      {...rest}
    />
  );
}
