import type { KeyPointReview, Review } from "~/coach/types";
import { FormattedDate } from "~/ui/written-date";
import { ScorePairs } from "./score-pairs";
import type { SecondOpinion } from "./types";

interface CompareOpinionsProps {
  /** The review that counts. */
  review: Review;
  given: SecondOpinion["given"];
}

const WORDS: Record<KeyPointReview["status"], string> = {
  covered: "Covered",
  partial: "Partly",
  missed: "Missed",
  contradicted: "Contradicted",
};

/** Two coaches on one answer: scores, dimensions, and every key point they read differently, with reasons. */
export function CompareOpinions({ review, given }: CompareOpinionsProps) {
  if (!given) return null;
  const { review: other, at } = given;
  const readings = review.keyPoints.flatMap((one) => {
    const two = other.keyPoints.find(({ id }) => id === one.id);
    return two && two.status !== one.status ? [{ one, two }] : [];
  });
  return (
    <section id="second-opinion" className="border-t border-hairline py-10">
      <div className="mb-5 flex flex-wrap items-baseline gap-x-3.5 gap-y-1">
        <h2 className="text-section">Second opinion</h2>
        <p className="num text-sm text-muted">
          By {other.maker.name}, {other.maker.version}, <FormattedDate date={at} />. The embedded
          coach’s score is the one that counts.
        </p>
      </div>
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)_minmax(0,1fr)]">
        <Side review={review} dot="hollow dot" />
        <ScorePairs dimensions={review.dimensions} others={other.dimensions} />
        <Side review={other} dot="filled dot" difference={other.score - review.score} />
      </div>
      {readings.length === 0 ? (
        <p className="mt-8 text-sm text-text-2">Both read every key point alike.</p>
      ) : (
        <Disagreements
          readings={readings}
          names={[review.maker.name, other.maker.name]}
          sentences={other.sentences}
        />
      )}
      <p className="mt-5 max-w-(--measure) text-xs text-muted">
        {other.confidenceReason}. The model names no score: its points are worked out here from what
        its quotes show, with the weights above.
      </p>
    </section>
  );
}

function Side({ review, dot, difference }: { review: Review; dot: string; difference?: number }) {
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-2.5">
        <b className="num font-head text-[1.75rem] leading-none font-bold tracking-[-0.035em]">
          {review.score}
        </b>
        <span className="text-ui font-strong">{review.band}</span>
        {difference === undefined ? null : (
          <span className="num text-sm text-text-2">{signed(difference)}</span>
        )}
      </p>
      <p className="mt-1 text-xs text-muted">
        {review.maker.name}, {review.maker.version}: {dot}
      </p>
      <p className="mt-3 text-ui">{review.headline}</p>
      <p className="mt-1 text-sm text-text-2">{review.advice}</p>
    </div>
  );
}

interface DisagreementsProps {
  readings: readonly { one: KeyPointReview; two: KeyPointReview }[];
  names: readonly [string, string];
  sentences: Review["sentences"];
}

function Disagreements({ readings, names, sentences }: DisagreementsProps) {
  return (
    <table className="mt-9 block w-full text-left text-sm md:table">
      <caption className="mb-2 block text-left font-head text-h3 md:table-caption">
        Where they read differently
      </caption>
      <thead className="hidden text-xs text-muted md:table-header-group">
        <tr className="border-b border-hairline-strong">
          <th scope="col" className="py-2.5 pr-6 font-medium">
            Key point
          </th>
          <th scope="col" className="w-[16%] py-2.5 pr-6 font-medium">
            {names[0]}
          </th>
          <th scope="col" className="w-[50%] py-2.5 font-medium">
            {names[1]}
          </th>
        </tr>
      </thead>
      <tbody className="block md:table-row-group">
        {readings.map(({ one, two }) => (
          <tr
            key={one.id}
            className="grid gap-1 border-b border-hairline py-3 align-baseline md:table-row"
          >
            <th scope="row" className="font-strong md:py-3 md:pr-6">
              {one.label}
            </th>
            <td className="text-text-2 md:py-3 md:pr-6">
              <Who name={names[0]} />
              {WORDS[one.status]}
            </td>
            <td className="text-text-2 md:py-3">
              <Who name={names[1]} />
              <b className="font-strong text-text">{WORDS[two.status]}.</b> {two.reason}
              {two.sentence === null ? null : (
                <>
                  {" "}
                  <a
                    href={`#sentence-${two.sentence + 1}`}
                    className="text-muted decoration-primary-line underline-offset-3 hover:underline"
                  >
                    “{shortened(sentences[two.sentence]?.text ?? "")}”
                  </a>
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Names the column where the columns' heads are not shown. */
function Who({ name }: { name: string }) {
  return <span className="text-muted md:hidden">{name}: </span>;
}

const signed = (difference: number) =>
  difference === 0 ? "the same" : difference > 0 ? `+${difference}` : `−${-difference}`;

const LONGEST_QUOTE = 120;
const shortened = (text: string) =>
  text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE).trimEnd()}…` : text;
