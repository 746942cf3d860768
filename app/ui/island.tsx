import type { ComponentType, ReactNode } from "react";

export type IslandName =
  | "answer"
  | "camera"
  | "clock"
  | "code-exercise"
  | "live-room"
  | "read-aloud"
  | "recordings"
  | "retelling"
  | "second-opinion";

interface IslandProps<Props extends object> {
  name: IslandName;
  /** Rendered on the server, and again in the browser with the same props (browser/islands/mount.tsx). */
  component: ComponentType<Props>;
  /** Sent along as JSON. */
  props: Props;
  className?: string;
}

/** A part of a page that React takes over in the browser. Without JavaScript it is plain HTML. */
export function Island<Props extends object>({
  name,
  component: Component,
  props,
  className,
}: IslandProps<Props>): ReactNode {
  return (
    <div data-island={name} data-props={JSON.stringify(props)} className={className}>
      <Component {...props} />
    </div>
  );
}

/** Controls that need JavaScript are rendered in the browser alone. */
export const isInBrowser = typeof document !== "undefined";
