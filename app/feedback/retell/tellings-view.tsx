import type { KeyPointReview, Review } from "~/coach/types";
import { MarkedAnswer } from "~/feedback/parts/marked-answer";
import { PointBox } from "~/feedback/parts/point-box";
import { getPointState } from "~/feedback/parts/point-state";
import { PointAction, PointReply, type PointAsk } from "~/feedback/replies/point-reply";
import { SentenceButtons } from "~/feedback/replies/sentence-buttons";
import { isTold } from "./describe-tellings";

type Telling = Pick<Review, "sentences" | "fillers" | "keyPoints" | "facts">;

interface TellingsViewProps {
  first: Telling;
  second: Telling;
  repliesUrl: string;
  canAnswer: boolean;
  asks: Readonly<Record<string, PointAsk>>;
  /** The sentences of the second telling offered for a point that is asked about, by its id. */
  answeredPoints: readonly string[];
}

/** Two tellings with the points between them: which sentence makes each, in the one and in the other. */
export function TellingsView({ first, second, ...replies }: TellingsViewProps) {
  return (
    <div className="tellings">
      <svg className="threads" data-threads="" aria-hidden />
      <section id="points" aria-label="Key points">
        <ol>
          {second.keyPoints.map((point) => (
            <TellingPoint
              key={point.id}
              point={point}
              before={first.keyPoints.find(({ id }) => id === point.id)}
              second={second}
              {...replies}
            />
          ))}
        </ol>
      </section>
      <TellingText title="Second" idPrefix="second" telling={second} />
      <TellingText title="First" idPrefix="first" telling={first} />
    </div>
  );
}

function TellingText({
  title,
  idPrefix,
  telling: { sentences, fillers, keyPoints, facts },
}: {
  title: string;
  idPrefix: string;
  telling: Telling;
}) {
  return (
    <section data-telling={idPrefix}>
      <h2>
        {title} <small className="num">{facts.words} words</small>
      </h2>
      <MarkedAnswer
        sentences={sentences}
        fillers={fillers}
        points={keyPoints}
        idPrefix={idPrefix}
      />
    </section>
  );
}

function TellingPoint({
  point,
  before,
  second,
  repliesUrl,
  canAnswer,
  asks,
  answeredPoints,
}: Omit<TellingsViewProps, "first"> & {
  point: KeyPointReview;
  before: KeyPointReview | undefined;
}) {
  const wasTold = before !== undefined && isTold(before);
  const wasLeftOut = before !== undefined && getPointState(before) === "left-out";
  const isAnswered = answeredPoints.includes(point.id);
  const { ask, halves } = asks[point.id] ?? { ask: "" };
  return (
    <li id={`point-${point.id}`} data-state={getPointState(point)} className="telling-point">
      {wasTold ? <TellingBox title="First" idPrefix="first" point={before} /> : null}
      <p>
        {point.label}
        {wasLeftOut && isTold(point) ? <small> new</small> : null}
      </p>
      <TellingBox title="Second" idPrefix="second" point={point} />
      {canAnswer ? (
        <div className="telling-reply">
          <PointAction action={repliesUrl} point={point} isAnswered={isAnswered} />
          {point.status === "asked" && point.candidates ? (
            <SentenceButtons
              action={repliesUrl}
              point={{ ...point, halves }}
              ask={ask}
              candidates={point.candidates}
              sentences={second.sentences}
            />
          ) : null}
          {isAnswered ? null : (
            <PointReply
              action={repliesUrl}
              point={point}
              count={second.sentences.length}
              ask={ask}
              halves={halves}
            />
          )}
        </div>
      ) : null}
    </li>
  );
}

function TellingBox({
  title,
  idPrefix,
  point,
}: {
  title: string;
  idPrefix: string;
  point: KeyPointReview;
}) {
  const sentence = isTold(point) && point.sentence !== null ? point.sentence + 1 : null;
  const state = getPointState(point);
  return (
    <span
      className="telling-box"
      data-telling={idPrefix}
      data-state={state}
      data-thread-to={sentence === null ? undefined : `${idPrefix}-${sentence}`}
    >
      <span>{title}: </span>
      <PointBox
        state={state}
        sentence={sentence}
        {...(sentence !== null && { href: `#${idPrefix}-${sentence}` })}
      />
    </span>
  );
}
