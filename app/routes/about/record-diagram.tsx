import type { SerializeFrom } from "@remix-run/node";
import { Link } from "~/ui/link";
import type { loader } from "./about.server";

type DiagramProps = Pick<SerializeFrom<typeof loader>, "sources" | "uses">;

/** Pixels of a line for evidence with a weight of one. */
const LINE_WIDTH = 6;

/** What flows into the skill record, each source as wide as it weighs, and what uses it. */
export function RecordDiagram({ sources, uses }: DiagramProps) {
  return (
    <div className="record">
      <ul className="record-side">
        {sources.map(({ name, detail, weight }) => (
          <li key={name}>
            <b>{name}</b>
            <span className="num">
              {detail}, weight {weight}
            </span>
          </li>
        ))}
      </ul>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden focusable="false">
        {sources.map(({ name, weight }, index) => (
          <path key={name} d={toCurve(index, sources.length)} strokeWidth={weight * LINE_WIDTH} />
        ))}
      </svg>
      <p className="record-node">
        <i className="lamp" />
        Your skill record
      </p>
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="record-out"
        aria-hidden
        focusable="false"
      >
        {uses.map(({ to }, index) => (
          <path key={to} d={toCurve(index, uses.length)} />
        ))}
      </svg>
      <ul className="record-side record-uses">
        {uses.map(({ to, name, detail }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
            <span>{detail}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** From the middle of a row to the middle of the other side. */
function toCurve(index: number, count: number): string {
  const y = Math.round(((index + 0.5) / count) * 1000) / 10;
  return `M0 ${y}C55 ${y} 45 50 100 50`;
}
