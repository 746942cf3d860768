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
const MAX_LISTED = 6;

/** What anyone can count in an answer. */
export function ReviewFacts({ review, isStory, listedMistakes }: ReviewFactsProps) {
  const { facts, sentences, fillers, keyPoints } = review;
  const withNumbers = sentences.flatMap(({ text }, index) =>
    NUMBER_WORD.test(text) ? [index + 1] : [],
  );
  const mistakes = keyPoints.filter(
    ({ status, source }) => status === "contradicted" && source !== "checked",
  ).length;
  return (
    <ul className="review-facts">
      <Fact figure={facts.words} words={facts.words === 1 ? "word" : "words"} />
      {isStory ? null : (
        <Fact figure={facts.sentences} words={facts.sentences === 1 ? "sentence" : "sentences"} />
      )}
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
      {listedMistakes > 0 ? (
        <Fact
          figure={mistakes === 0 ? "none" : mistakes}
          words={`of ${listedMistakes} listed mistakes`}
        />
      ) : null}
      {fillers.length > 0 ? (
        <Fact figure={fillers.length} words={fillers.length === 1 ? "filler" : "fillers"} />
      ) : null}
      {facts.pace === null ? null : <Fact figure={Math.round(facts.pace)} words="words a minute" />}
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
