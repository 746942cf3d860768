import { renderToStaticMarkup } from "react-dom/server";
import { Bands, ScoreLine } from "~/feedback/parts/score-chart";
import { EXAMPLE_SCORES } from "~/skills/example-record";
import { toPercent } from "~/ui/chart/chart";
import { Panel } from "~/ui/panel";
import { Tag } from "~/ui/tag";

const PLACES = EXAMPLE_SCORES.map((score, index) => ({
  x: 0.04 + (index * 0.9) / (EXAMPLE_SCORES.length - 1),
  y: 1 - score / 100,
}));

/** What the page will show, before the first answer. As HTML: the page's own script needs none of it. */
export function renderExampleChart(): string {
  return renderToStaticMarkup(
    <Panel as="div" className="p-6">
      <p className="mb-5 flex items-center justify-between gap-4 text-xs font-medium text-muted">
        What it will look like <Tag>Example</Tag>
      </p>
      <div className="chart score-chart">
        <svg aria-hidden>
          <Bands />
          <ScoreLine places={PLACES} />
          {PLACES.map(({ x, y }) => (
            <circle key={x} className="score-example" cx={toPercent(x)} cy={toPercent(y)} r="5" />
          ))}
        </svg>
      </div>
    </Panel>,
  );
}
