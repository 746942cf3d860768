import { LinkButton } from "~/ui/button";

export function CallToAction() {
  return (
    <section className="page py-(--section)">
      <div className="closing">
        <h2 className="mx-auto max-w-[15em] text-[clamp(2.125rem,1.6rem+2.2vw,3.5rem)] leading-[1.04] font-bold tracking-[-0.036em]">
          Your next interview has a first question. Answer it here.
        </h2>
        <p className="mx-auto mt-5 mb-8.5 max-w-[34em] text-lead text-text-2">
          Ten minutes, one question, feedback to check line by line. Free to use. Mentors may charge
          for sessions.
        </p>
        <p className="flex flex-wrap justify-center gap-2.5 lg:gap-3">
          <LinkButton to="/register" size="lg" className="max-sm:w-full">
            Start Free Trial
          </LinkButton>
          <LinkButton to="/interview" size="lg" variant="secondary" className="max-sm:w-full">
            Try AI Interview
          </LinkButton>
        </p>
      </div>
    </section>
  );
}
