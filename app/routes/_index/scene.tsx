import type { ReactNode } from "react";
import { TitleWithLamp } from "~/ui/title-with-lamp";

interface SceneProps {
  /** Without a final period: the lamp takes its place. */
  title: string;
  lead: string;
  /** Where the picture is, and with it what the beam lights. */
  side: "below" | "right" | "left";
  /** What the picture shows, for screen readers. */
  label: string;
  children: ReactNode;
}

/** One thing the product does, told and shown. */
export function Scene({ title, lead, side, label, children }: SceneProps) {
  return (
    <section className="scene page" data-side={side}>
      <div className="scene-words">
        <h2 className="text-h2">
          <TitleWithLamp>{title}</TitleWithLamp>
        </h2>
        <p>{lead}</p>
      </div>
      <figure aria-label={label} className="scene-picture">
        {children}
      </figure>
    </section>
  );
}
