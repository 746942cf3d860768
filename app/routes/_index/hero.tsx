import { LinkButton } from "~/ui/button";
import { HeroBeam } from "./hero-beam";
import { InterviewCard } from "./interview-card";

export function Hero() {
  return (
    <section className="hero">
      <div className="page relative grid items-center gap-11 lg:grid-cols-[minmax(0,1fr)_33rem] xl:grid-cols-[minmax(0,1fr)_37rem] xl:gap-14">
        <div className="relative">
          <h1 className="-ml-[0.035em] text-display lg:text-[4rem] xl:text-display">
            Walk into <br />
            every interview <br />
            <span className="whitespace-nowrap">
              ready
              <HeroBeam />
            </span>
          </h1>
          <p className="relative mt-5 mb-7 max-w-[29.5em] text-lead text-text-2 lg:mt-7 lg:mb-9">
            Practice real questions, see which sentence earned each point, and find the career your
            skills already fit.
          </p>
          <p className="relative flex flex-wrap gap-2.5 lg:gap-3">
            <LinkButton to="/register" size="lg" className="max-sm:flex-[1_1_150px] max-sm:px-3">
              Start Free Trial
            </LinkButton>
            <LinkButton
              to="/interview"
              size="lg"
              variant="secondary"
              className="home-icon max-sm:flex-[1_1_150px] max-sm:px-3"
              data-icon="mic"
            >
              Try AI Interview
            </LinkButton>
          </p>
          <ul className="relative mt-4.5 flex flex-wrap gap-x-5 gap-y-2 text-sm text-muted lg:mt-5.5">
            {["Free, with nothing to pay", "No account needed to try it"].map((promise) => (
              <li key={promise} className="home-icon flex items-center gap-1.5" data-icon="check">
                {promise}
              </li>
            ))}
          </ul>
        </div>
        <InterviewCard />
      </div>
    </section>
  );
}
