import type { SubmissionResult } from "@conform-to/dom";
import { LinkButton } from "~/ui/button";
import { AnswerCard } from "./answer-card";
import type { HomeCard } from "./find-card.server";
import { HeroBeam } from "./hero-beam";
import { MarkedCard } from "./marked-card";

/** Why the card's form was not accepted. */
export interface CardReply {
  result?: SubmissionResult;
  /** Of a sentence that was chosen. */
  refusal?: string;
  /** The text was right, and something else went wrong. */
  canRetry?: boolean;
}

interface HeroProps extends CardReply {
  card: HomeCard;
}

export function Hero({ card, result, refusal, canRetry = false }: HeroProps) {
  return (
    <section className="hero">
      <div className="page hero-columns">
        <div className="hero-words">
          <h1 className="-ml-[0.035em] text-display lg:text-[4rem] xl:text-display">
            Walk into <br />
            every interview <br />
            <span className="whitespace-nowrap">
              ready
              <HeroBeam />
            </span>
          </h1>
          <p className="hero-lead">
            Answer one question. See which sentence does the work, and the one to say next.
          </p>
          <div className="hero-more">
            <p className="flex flex-wrap gap-2.5 lg:gap-3">
              <LinkButton
                to="/register"
                size="lg"
                variant="neutral"
                className="max-sm:flex-[1_1_150px] max-sm:px-3"
              >
                Start Free Trial
              </LinkButton>
              <LinkButton
                to="/interview"
                size="lg"
                variant="secondary"
                className="home-icon max-sm:flex-[1_1_150px] max-sm:px-2 max-sm:whitespace-nowrap"
                data-icon="mic"
              >
                Try AI Interview
              </LinkButton>
            </p>
            <ul className="mt-4.5 flex flex-wrap gap-x-5 gap-y-2 text-sm text-muted lg:mt-5.5">
              {["No account needed", "Free to use. Mentors may charge for sessions."].map(
                (promise) => (
                  <li
                    key={promise}
                    className="home-icon flex items-center gap-1.5"
                    data-icon="check"
                  >
                    {promise}
                  </li>
                ),
              )}
            </ul>
          </div>
        </div>
        <section
          id="try"
          aria-label="Try it"
          className="try-card"
          data-swap="home"
          data-state={card.kind}
        >
          {card.kind === "form" ? (
            <AnswerCard card={card} lastResult={result} canRetry={canRetry} />
          ) : (
            <MarkedCard card={card} refusal={refusal} />
          )}
        </section>
      </div>
    </section>
  );
}
