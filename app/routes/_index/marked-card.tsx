import { Fragment } from "react";
import { PointBox } from "~/feedback/parts/point-box";
import { PointRow } from "~/feedback/parts/point-row";
import { getPointState } from "~/feedback/parts/point-state";
import { PointAction, PointReply } from "~/feedback/replies/point-reply";
import { SentenceButtons } from "~/feedback/replies/sentence-buttons";
import { ScoreRange } from "~/feedback/parts/score-range";
import { LinkButton } from "~/ui/button";
import { pluralize } from "~/ui/format";
import { Link } from "~/ui/link";
import type { HomeCard } from "./find-card.server";

type Card = Extract<HomeCard, { kind: "marked" }>;

interface MarkedCardProps {
  card: Card;
  /** Why the last reply could not be taken. */
  refusal: string | undefined;
}

/** The answer with its marks, one question about it, and the one sentence to say next. */
export function MarkedCard({ card, refusal }: MarkedCardProps) {
  const { prompt, words, sentences, points, askedPoint, range, stem, url, reviewUrl, isVisitor } =
    card;
  const action = `${url.replace("?", "?index&")}#try`;
  return (
    <>
      <p className="try-top num">
        <b>Your answer</b>
        <span>
          {pluralize(words, "word")}
          <span className="max-sm:hidden">, {pluralize(sentences.length, "sentence")}</span>
        </span>
        <Link to={reviewUrl}>Full review</Link>
        <Link to={`${url}&edit=change#try`} data-swap-link>
          Change it
        </Link>
      </p>
      <h2 className="try-asked" tabIndex={-1} data-swap-focus>
        {prompt}
      </h2>
      <MarkedSentences sentences={sentences} points={points} />
      {refusal ? (
        <p role="alert" className="px-(--pad) pb-3 text-sm text-warn">
          {refusal}
        </p>
      ) : null}
      <ul className="try-points">
        {points.map((point) => (
          <PointRow
            key={point.id}
            point={point}
            action={
              point.id === askedPoint ? (
                <SentenceButtons {...point} action={action} point={point} label="Which sentence?" />
              ) : (
                <PointAction action={action} point={point} isAnswered={point.isAnswered} />
              )
            }
          >
            {point.id === askedPoint || point.isAnswered ? null : (
              <PointReply action={action} point={point} count={sentences.length} {...point} />
            )}
          </PointRow>
        ))}
      </ul>
      {range ? (
        <ScoreRange
          range={range}
          isOpen={askedPoint !== undefined}
          until="until you pick"
          className="try-range"
        />
      ) : (
        <p className="try-range">{words} words so far. A score starts at 40.</p>
      )}
      <div className="try-next">
        <p>
          <span>{stem ? "Say this next" : "Nothing is left to add"}</span>
          {stem ? `“${stem}”` : "Read the whole review."}
        </p>
        <p className="flex flex-wrap gap-2.5">
          {isVisitor ? (
            <LinkButton
              to={`/register?redirectTo=${encodeURIComponent(reviewUrl)}`}
              size="lg"
              variant="secondary"
            >
              Save
            </LinkButton>
          ) : null}
          {stem ? (
            <LinkButton to={`${url}&edit=add#try`} size="lg" data-swap-link>
              Add it
            </LinkButton>
          ) : (
            <LinkButton to={reviewUrl} size="lg">
              Open it
            </LinkButton>
          )}
        </p>
      </div>
    </>
  );
}

/** The answer as it was told, with the sentences lit that make a point. */
function MarkedSentences({ sentences, points }: Pick<Card, "sentences" | "points">) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long answer is scrolled with the keyboard
    <section className="try-answer" tabIndex={0} aria-label="Your answer, marked">
      <p>
        {sentences.map((text, index) => {
          const point = points.find(
            (each) => each.sentence === index && getPointState(each) !== "asked",
          );
          return (
            <Fragment key={index}>
              {point ? (
                <>
                  <mark id={`sentence-${index + 1}`} className="lit">
                    {text}
                  </mark>{" "}
                  <PointBox state={getPointState(point)} sentence={index + 1} />
                </>
              ) : (
                text
              )}{" "}
            </Fragment>
          );
        })}
      </p>
    </section>
  );
}
