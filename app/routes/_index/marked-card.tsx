import { Fragment } from "react";
import { PointBox } from "~/feedback/parts/point-box";
import { PointRow } from "~/feedback/parts/point-row";
import { getPointState } from "~/feedback/parts/point-state";
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
  const { prompt, words, sentences, points, ask, range, stem, url, reviewUrl, isVisitor } = card;
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
              ask?.point === point.id ? <AskForm ask={ask} label={point.label} url={url} /> : null
            }
          />
        ))}
      </ul>
      {range ? (
        <ScoreRange
          range={range}
          isOpen={ask !== null}
          until="until you pick"
          className="try-range"
        />
      ) : (
        <p className="try-range">{words} of the 40 words from which we give a range</p>
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

interface AskFormProps {
  ask: NonNullable<Card["ask"]>;
  label: string;
  url: string;
}

function AskForm({ ask: { point, ask, sentences }, label, url }: AskFormProps) {
  return (
    <form
      method="post"
      action={`${url.replace("?", "?index&")}#try`}
      className="try-ask"
      data-swap-form
    >
      <input type="hidden" name="intent" value="point" />
      <input type="hidden" name="point" value={point} />
      <fieldset>
        <legend className="sr-only">{ask}</legend>
        <span aria-hidden>Which sentence?</span>
        {sentences.map((index) => (
          <button
            key={index}
            name="sentence"
            value={index + 1}
            aria-label={`Sentence ${index + 1}`}
          >
            {index + 1}
          </button>
        ))}
        <button name="sentence" value="none" aria-label={`None: I didn’t say “${label}”`}>
          None
        </button>
      </fieldset>
    </form>
  );
}
