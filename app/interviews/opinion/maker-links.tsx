import { Link } from "@remix-run/react";
import type { SecondOpinion } from "./types";

const LINK =
  "font-medium text-primary-ink underline decoration-primary-line underline-offset-4 hover:decoration-current";

/** From who made a review to how it is made, and to where two coaches are compared. */
export function MakerLinks({ second }: { second: SecondOpinion }) {
  return (
    <>
      {second.given ? (
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

/** A second opinion as the maker label shows it. */
export function secondScore({ given }: SecondOpinion) {
  return given ? { ...given.review.maker, score: given.review.score } : undefined;
}
