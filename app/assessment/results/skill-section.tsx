import { AllRatings, StrongestSkills, WeakestSkills } from "./skill-results-view";
import type { ResultPage } from "./result-page.server";

export function SkillSection({ skills }: Pick<ResultPage, "skills">) {
  const { headline, strongest, weakest, sections, ratedCount, total } = skills;
  if (ratedCount === 0) return null;
  return (
    <section>
      <h2 className="text-section">{headline}</h2>
      <p className="mt-1.5 max-w-(--measure) text-sm text-text-2">
        {strongest.length === 0
          ? "None of your ratings stands out, so they don’t point in any direction. One practice answer tells you more than another rating."
          : "This is your own judgment, not a test. It shows where to look first; an interview answer shows how much of it holds up."}
        {ratedCount < total ? ` You rated ${ratedCount} of ${total} skills.` : null}
      </p>
      {strongest.length === 0 ? null : (
        <div className="mt-6 grid gap-x-14 gap-y-10 lg:grid-cols-2">
          <section>
            <h3 className="mb-3 font-sans text-sm font-strong">
              Your strongest skills, and who asks for them
            </h3>
            <StrongestSkills skills={strongest} />
          </section>
          <section>
            <h3 className="mb-3 font-sans text-sm font-strong">
              Your weakest skills, and what teaches them
            </h3>
            <WeakestSkills skills={weakest} />
          </section>
        </div>
      )}
      <details className="mt-6">
        <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-xs text-sm text-primary-ink underline underline-offset-3">
          All ratings
        </summary>
        <div className="mt-4">
          <AllRatings sections={sections} />
        </div>
      </details>
    </section>
  );
}
