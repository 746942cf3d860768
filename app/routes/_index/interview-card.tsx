import type { ReactNode } from "react";
import { BANDS } from "~/coach/bands";
import { ScoreRing } from "~/feedback/parts/score-ring";

const KEY_POINTS = [
  { label: "Argued with evidence", sentence: 1 },
  { label: "Gave a measured result", sentence: 2 },
  { label: "Set the scene briefly", sentence: null },
] as const;

/** An example answer with its scored sentences and key points. */
export function InterviewCard() {
  return (
    <figure aria-label="An example answer and its review" className="interview-card relative">
      <div className="flex flex-wrap items-center gap-2.5 border-b border-hairline px-4.5 py-3.5 text-xs text-muted sm:px-6">
        <b className="font-medium text-text">Behavioral</b>
        Question 3 of 10
        <span className="home-icon num ml-auto flex items-center gap-1.5" data-icon="clock">
          1:42
        </span>
      </div>
      <p className="px-4.5 pt-4.5 font-head text-[1.25rem] leading-[1.22] font-strong tracking-[-0.022em] text-balance sm:px-6 sm:pt-5.5 sm:text-[1.375rem]">
        Tell me about a time you disagreed with your manager.
      </p>
      <p className="px-4.5 pt-3 pb-4.5 text-ui leading-[1.72] text-pretty text-muted sm:px-6 sm:pt-3.5 sm:pb-5.5">
        Launch was two weeks away and my manager wanted to skip the accessibility pass.{" "}
        <ScoredSentence number={1}>
          I pulled the support tickets and showed that one customer in nine relied on a keyboard or
          a screen reader.
        </ScoredSentence>{" "}
        So we dropped two minor features instead.{" "}
        <ScoredSentence number={2}>
          We shipped on the day, and complaints fell 38% within the first month.
        </ScoredSentence>
      </p>
      <div className="grid border-t border-hairline sm:grid-cols-[minmax(0,1fr)_11.125rem]">
        <div className="px-4.5 py-4 sm:px-6 sm:pt-4.5 sm:pb-5">
          <p className="num mb-2 flex justify-between text-xs text-muted">
            Key points <span>3 of 4 covered</span>
          </p>
          <ul className="card-points text-sm leading-[1.3] text-text-2">
            {KEY_POINTS.map(({ label, sentence }) => (
              <li
                key={label}
                className="home-icon flex items-center gap-2.5 py-1.25"
                data-icon="circle-check"
              >
                {label}
                {sentence === null ? null : (
                  <Badge className="ml-auto bg-primary-soft text-primary-ink">
                    <span className="sr-only">sentence </span>
                    {sentence}
                  </Badge>
                )}
              </li>
            ))}
            <li
              className="home-icon flex items-center gap-2.5 py-1.25"
              data-icon="circle-dashed"
              data-missing
            >
              What you learned
              <span className="ml-auto text-2xs text-warn">which sentence?</span>
            </li>
          </ul>
        </div>
        <div className="flex items-center gap-4.5 border-t border-hairline px-4.5 py-4 sm:justify-center sm:border-t-0 sm:border-l sm:p-3">
          <span className="relative">
            <ScoreRing score={78} bands={BANDS} size={132} className="max-sm:w-24" />
            <span className="ring-roll" aria-hidden />
          </span>
          <p className="text-sm text-muted sm:hidden">
            Say what you learned and this answer scores in the mid-80s.
          </p>
        </div>
      </div>
    </figure>
  );
}

/** A sentence that earned points. No space before the badge: it stays on the last word's line. */
function ScoredSentence({ number, children }: { number: number; children: string }) {
  return (
    <>
      <mark className="lit">{children}</mark>
      <Badge className="mr-px ml-1 bg-fill text-on-fill">{number}</Badge>
    </>
  );
}

function Badge({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span
      className={`num rounded-[5px] px-[0.3rem] py-[0.1875rem] align-[1.5px] text-[0.65625rem] leading-none font-bold ${className}`}
    >
      {children}
    </span>
  );
}
