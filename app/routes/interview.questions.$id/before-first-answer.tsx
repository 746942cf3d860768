import { TipList } from "~/practice/tip-list";

interface BeforeFirstAnswerProps {
  tips: readonly string[];
  why: string;
}

/** What helps before the first attempt; afterwards the attempts take its place. */
export function BeforeFirstAnswer({ tips, why }: BeforeFirstAnswerProps) {
  return (
    <div className="mt-12 grid gap-x-16 gap-y-8 border-t border-hairline pt-10 lg:grid-cols-2">
      <section>
        <h2 className="text-section">Tips for this question</h2>
        <TipList tips={tips} />
      </section>
      <section>
        <h2 className="text-section">Why interviewers ask this</h2>
        <p className="mt-3.5 max-w-(--measure) text-sm text-text-2">{why}</p>
      </section>
    </div>
  );
}
