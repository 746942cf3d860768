import { ChevronDown } from "~/ui/icons";
import { SectionHeading } from "./section-heading";

/** Two good answers to the question, closed until asked for. */
export function SampleAnswers({ junior, senior }: { junior: string; senior: string }) {
  return (
    <section className="border-t border-hairline py-10">
      <SectionHeading detail="One good way to say it, not the only one">
        Sample answers
      </SectionHeading>
      <div className="grid gap-8 lg:grid-cols-2 lg:gap-16">
        <SampleAnswer title="Early career">{junior}</SampleAnswer>
        <SampleAnswer title="Experienced">{senior}</SampleAnswer>
      </div>
    </section>
  );
}

function SampleAnswer({ title, children }: { title: string; children: string }) {
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 text-ui font-strong [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown className="size-4.5 text-muted group-open:rotate-180" aria-hidden />
      </summary>
      <p className="mt-2 max-w-(--measure) text-read whitespace-pre-line text-text-2">{children}</p>
    </details>
  );
}
