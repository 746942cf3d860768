import { Disclosure } from "./disclosure";
import { StrongestSkills, WeakestSkills } from "./skill-results-view";
import type { ResultPage } from "./result-page.server";

interface SkillSectionProps extends Pick<ResultPage, "skills"> {
  isOpen: boolean;
}

export function SkillSection({ skills, isOpen }: SkillSectionProps) {
  const { headline, strongest, weakest, ratedCount } = skills;
  if (ratedCount === 0) return null;
  return (
    <Disclosure title="Your skills" state={headline} isOpen={isOpen}>
      <p className="max-w-(--measure) text-sm text-text-2">
        {strongest.length === 0
          ? "None of your ratings stands out, so they don’t point in any direction. One practice answer tells you more than another rating."
          : "Your own judgment, not a test: an interview answer shows how much of it holds up."}
      </p>
      {strongest.length === 0 ? null : (
        <div className="mt-5 grid gap-x-10 lg:gap-x-14 gap-y-7 md:grid-cols-2">
          <section>
            <h3 className="mb-3 font-sans text-sm font-strong">
              Your strongest skills, and who asks for them
            </h3>
            <StrongestSkills skills={strongest} />
          </section>
          <section>
            <h3 className="mb-3 font-sans text-sm font-strong">Your weakest skills</h3>
            <WeakestSkills skills={weakest} />
          </section>
        </div>
      )}
    </Disclosure>
  );
}
