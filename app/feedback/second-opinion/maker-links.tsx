import { hasScore } from "~/coach/has-score";
import { Link } from "~/ui/link";
import type { SecondOpinion } from "./types";

const LINK =
  "font-medium text-primary-ink underline decoration-primary-line underline-offset-4 hover:decoration-current";

/** Links from the coach's label to how scoring works and to the comparison of two coaches. */
export function MakerLinks({ secondOpinion }: { secondOpinion: SecondOpinion }) {
  return (
    <>
      {secondOpinion.opinion ? (
        <a href="#second-opinion" className={LINK}>
          Compare their reasons
        </a>
      ) : null}
      <Link to="/how-scoring-works" className={LINK}>
        How this is scored
      </Link>
    </>
  );
}

/** A second opinion for the coach label. */
export function toSecondScore({ opinion }: SecondOpinion) {
  return opinion?.review && hasScore(opinion.review)
    ? { ...opinion.review.maker, score: opinion.review.score }
    : undefined;
}
