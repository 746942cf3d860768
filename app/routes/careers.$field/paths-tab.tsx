import { ArrowRight } from "~/ui/icons";
import type { LearningPath } from "~/data/careers/types";
import { LinkButton } from "~/ui/button";

export function PathsTab({ paths }: { paths: LearningPath[] }) {
  return (
    <>
      <div>
        {paths.map((path, index) => (
          <section
            className="not-first:mt-12 not-first:border-t not-first:border-hairline not-first:pt-10 lg:not-first:mt-14 lg:not-first:pt-12"
            key={path.title}
            aria-labelledby={`path-${index}`}
          >
            <h2 id={`path-${index}`} className="text-section">
              {path.title}
            </h2>
            <ol className="stations route-stations">
              {path.steps.map((step) => (
                <li key={step.name} className="station">
                  <h3 className="text-body font-strong">{step.name}</h3>
                  <p className="mt-1 text-ui text-text-2">{step.description}</p>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
      <LinkButton to="/learning" size="lg" className="mt-8 lg:mt-10">
        View All Learning Paths
        <ArrowRight strokeWidth={1.6} aria-hidden />
      </LinkButton>
    </>
  );
}
