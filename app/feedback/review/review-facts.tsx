import type { Review } from "~/coach/types";

interface ReviewFactsProps {
  review: Pick<Review, "facts" | "sentences" | "fillers" | "keyPoints">;
  /** Of stories: which sentences have a number. */
  isStory: boolean;
  /** How many mistakes are listed for the question. */
  listedMistakes: number;
}

const NUMBER_WORD =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand|million|half|twice|dozen|percent)\b/i;
/** "1." before an item of a list, and "the first half". */
const NOT_COUNTED = /^\s*\d+[.)]\s|\b(?:first|second|other|last|latter) half\b/gi;
const MAX_LISTED = 6;

/** What anyone can count in an answer. That no listed mistake was found isn’t said: there may be others. */
export function ReviewFacts({ review, isStory, listedMistakes }: ReviewFactsProps) {
  const { facts, sentences, fillers, keyPoints } = review;
  const withNumbers = sentences.flatMap(({ text }, index) =>
    NUMBER_WORD.test(text.replaceAll(NOT_COUNTED, "")) ? [index + 1] : [],
  );
  const mistakes = keyPoints.filter(
    ({ status, source }) => status === "contradicted" && source !== "checked",
  ).length;
  return (
    <ul className="review-facts">
      <Fact figure={facts.words} words={facts.words === 1 ? "word" : "words"} />
      {isStory ? (
        withNumbers.length === 0 ? (
          <Fact figure="no" words="number" />
        ) : (
          <li>
            numbers in{" "}
            <b>
              {withNumbers.slice(0, MAX_LISTED).join(", ")}
              {withNumbers.length > MAX_LISTED ? " …" : null}
            </b>
          </li>
        )
      ) : null}
      {mistakes > 0 && listedMistakes > 0 ? (
        <Fact
          figure={mistakes}
          words={`of ${listedMistakes} listed ${listedMistakes === 1 ? "mistake" : "mistakes"}`}
        />
      ) : null}
      {fillers.length > 0 ? (
        <Fact figure={fillers.length} words={fillers.length === 1 ? "filler" : "fillers"} />
      ) : null}
      {facts.pace === null ? null : <Fact figure={Math.round(facts.pace)} words="words/min" />}
    </ul>
  );
}

function Fact({ figure, words }: { figure: number | string; words: string }) {
  return (
    <li>
      <b>{figure}</b> {words}
    </li>
  );
}
