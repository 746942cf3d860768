import { hasScore } from "~/coach/has-score";
import type { KeyPointReview, Review } from "~/coach/types";
import { namePointState } from "~/practice/store/point-words";
import { isByEarlierRubric } from "~/practice/store/earlier-rubric";
import { UNREADABLE_REVIEW } from "~/practice/store/unreadable-review";
import { ComparisonTable } from "~/ui/comparison-table";
import { NO_SCORE_YET, hasTooOpenRange, isTooOpen } from "~/coach/score/range";
import { FormattedDate } from "~/ui/formatted-date";
import { ScorePairs } from "./score-pairs";
import type { SecondOpinion } from "./types";

interface OpinionComparisonProps {
  /** The review that counts. */
  review: Review;
  opinion: NonNullable<SecondOpinion["opinion"]>;
}

/**
 * Two coaches on one answer: scores, dimensions, and the key points they disagree on, with reasons.
 */
export function OpinionComparison({ review, opinion }: OpinionComparisonProps) {
  const { review: secondReview, at } = opinion;
  if (!secondReview)
    return (
      <section id="second-opinion" className="border-t border-hairline py-10">
        <h2 className="text-section">Second opinion</h2>
        <p className="mt-2 text-text-2">{UNREADABLE_REVIEW}.</p>
      </section>
    );
  const isScored = hasScore(review);
  const isSameRubric = isByEarlierRubric(review) === isByEarlierRubric(secondReview);
  const isOpenReview = hasTooOpenRange(review);
  const disagreements = review.keyPoints.flatMap((embedded) => {
    const second = secondReview.keyPoints.find(({ id }) => id === embedded.id);
    return second && !agree(embedded, second) ? [{ embedded, second }] : [];
  });
  return (
    <section id="second-opinion" className="border-t border-hairline py-10">
      <div className="mb-5 flex flex-wrap items-baseline gap-x-3.5 gap-y-1">
        <h2 className="text-section">Second opinion</h2>
        <p className="num text-sm text-muted">
          By {secondReview.maker.name}, {secondReview.maker.version}, <FormattedDate date={at} />.
          {isScored
            ? "The score at the top is the one that counts: of the model it has only points that were open."
            : "Of the model, only points that were open count."}
        </p>
      </div>
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)_minmax(0,1fr)]">
        <OpinionColumn review={review} markerLabel="hollow dot" />
        {!isScored ? null : isSameRubric ? (
          <ScorePairs dimensions={review.dimensions} secondDimensions={secondReview.dimensions} />
        ) : (
          <p className="text-sm text-muted">
            These reviews are by different rubrics: their scores don’t compare.
          </p>
        )}
        <OpinionColumn
          review={secondReview}
          markerLabel="filled dot"
          {...(isSameRubric && !isOpenReview && { difference: secondReview.score - review.score })}
        />
      </div>
      {disagreements.length === 0 ? (
        <p className="mt-8 text-sm text-text-2">Both coaches agree on every key point.</p>
      ) : (
        <Disagreements
          disagreements={disagreements}
          coachNames={[review.maker.name, secondReview.maker.name]}
          sentences={secondReview.sentences}
        />
      )}
      <p className="mt-5 max-w-(--measure) text-xs text-muted">
        {secondReview.confidenceReason}.{" "}
        {isScored
          ? "The model doesn’t give a score: this server calculates the points from its quotes, with the weights above."
          : null}
      </p>
    </section>
  );
}

function OpinionColumn({
  review,
  markerLabel,
  difference,
}: {
  review: Review;
  markerLabel: string;
  difference?: number;
}) {
  return (
    <div>
      {hasScore(review) ? (
        <p className="flex flex-wrap items-baseline gap-x-2.5">
          <b className="num font-head text-[1.75rem] leading-none font-bold tracking-[-0.035em]">
            {review.range ? formatRange(review.range) : review.score}
          </b>
          {review.range ? null : <span className="text-ui font-strong">{review.band}</span>}
          {difference === undefined ? null : (
            <span className="num text-sm text-text-2">{formatDifference(difference)}</span>
          )}
        </p>
      ) : null}
      <p className="mt-1 text-xs text-muted">
        {review.maker.name}, {review.maker.version}: {markerLabel}
      </p>
      <p className="mt-3 text-ui">{review.headline}</p>
      <p className="mt-1 text-sm text-text-2">{review.advice}</p>
    </div>
  );
}

const OPEN_STATUSES: readonly string[] = ["asked", "missed"];

/** A point that both leave open is no disagreement. */
function agree(first: KeyPointReview, second: KeyPointReview): boolean {
  return (
    first.status === second.status ||
    (OPEN_STATUSES.includes(first.status) && OPEN_STATUSES.includes(second.status))
  );
}

interface DisagreementsProps {
  disagreements: readonly { embedded: KeyPointReview; second: KeyPointReview }[];
  coachNames: readonly [string, string];
  sentences: Review["sentences"];
}

function Disagreements({ disagreements, coachNames, sentences }: DisagreementsProps) {
  return (
    <ComparisonTable
      caption="Where they disagree"
      rowHeading="Key point"
      rows={disagreements}
      getKey={({ embedded }) => embedded.id}
      renderName={({ embedded }) => <span className="font-strong">{embedded.label}</span>}
      columns={[
        {
          heading: coachNames[0],
          label: `${coachNames[0]}:`,
          className: "w-[16%] text-text-2",
          renderCell: ({ embedded }) => namePointState(embedded),
        },
        {
          heading: coachNames[1],
          label: `${coachNames[1]}:`,
          className: "w-[50%] text-text-2",
          renderCell: ({ second }) => (
            <>
              <b className="font-strong text-text">{namePointState(second)}.</b> {second.reason}
              {second.sentence === null ? null : (
                <>
                  {" "}
                  <a
                    href={`#sentence-${second.sentence + 1}`}
                    className="text-muted decoration-primary-line underline-offset-3 hover:underline"
                  >
                    “{truncateQuote(sentences[second.sentence]?.text ?? "")}”
                  </a>
                </>
              )}
            </>
          ),
        },
      ]}
      className="mt-9"
    />
  );
}

const formatDifference = (difference: number) =>
  difference === 0 ? "the same" : difference > 0 ? `+${difference}` : `−${-difference}`;

const formatRange = (range: NonNullable<Review["range"]>) =>
  isTooOpen(range) ? NO_SCORE_YET : range.join("–");

const MAX_QUOTE_LENGTH = 120;
const truncateQuote = (text: string) =>
  text.length > MAX_QUOTE_LENGTH ? `${text.slice(0, MAX_QUOTE_LENGTH).trimEnd()}…` : text;
