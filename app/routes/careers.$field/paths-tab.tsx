import { ArrowRight } from "~/ui/icons";
import type { LearningPath } from "~/data/careers/types";
import { LinkButton } from "~/ui/button";
import { Panel } from "~/ui/panel";

export function PathsTab({ paths }: { paths: LearningPath[] }) {
  return (
    <>
      <div className="grid gap-3.5 lg:grid-cols-2 lg:gap-5">
        {paths.map((path) => (
          <Panel key={path.title} className="p-5 lg:p-8">
            <h2 className="text-section">{path.title}</h2>
            <ol className="stations mt-7">
              {path.steps.map((step) => (
                <li key={step.name} className="station">
                  <h3 className="text-body font-strong">{step.name}</h3>
                  <p className="mt-1 text-ui text-text-2">{step.description}</p>
                </li>
              ))}
            </ol>
          </Panel>
        ))}
      </div>
      <LinkButton to="/learning" size="lg" className="mt-8 lg:mt-10">
        View All Learning Paths
        <ArrowRight strokeWidth={1.6} aria-hidden />
      </LinkButton>
    </>
  );
}
