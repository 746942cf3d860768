import { renderToStaticMarkup } from "react-dom/server";
import { BANDS } from "~/coach/bands";
import { ScoreChart } from "~/feedback/parts/score-chart";
import { Panel } from "~/ui/panel";
import { Tag } from "~/ui/tag";

const POINTS = [42, 51, 48, 66, 71, 78].map((score, index) => ({
  score,
  label: `Example answer ${index + 1}`,
}));

/** What the page will show, before the first answer. As HTML: the page's own script needs none of it. */
export function renderExampleChart(): string {
  return renderToStaticMarkup(
    <Panel as="div" className="p-6">
      <p className="mb-5 flex items-center justify-between gap-4 text-xs font-medium text-muted">
        What it will look like <Tag>Example</Tag>
      </p>
      <ScoreChart points={POINTS} bands={BANDS} endLabels={["Today", "In two weeks"]} />
    </Panel>,
  );
}
