import { getFigureSource } from "./figure-source";

/** Beneath an occupation's figures: where they can be looked up. */
export function SourceLine(occupation: { code: string; handbook: string | null }) {
  const { name, link } = getFigureSource(occupation);
  return (
    <p className="mt-4 text-xs text-muted">
      From the U.S. Bureau of Labor Statistics. More on this occupation:{" "}
      <a href={link} rel="noreferrer" className="underline underline-offset-3 hover:text-text">
        {name}
      </a>
    </p>
  );
}
