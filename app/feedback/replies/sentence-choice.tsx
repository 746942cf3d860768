import { Form } from "@remix-run/react";
import { PointBox } from "~/feedback/parts/point-box";
import { Button } from "~/ui/button";
import { HalfField, type HalvedPoint } from "./half-field";
import { SentenceNumberForm } from "./sentence-number-form";

interface SentenceChoiceProps {
  action: string;
  point: HalvedPoint;
  sentences: readonly { text: string }[];
  /** The sentences offered, as indexes. */
  candidates: readonly number[];
}

const MAX_WORDS = 6;

/** Which sentence makes a point, or none: a few to choose from, and the others by number. Works without JavaScript. */
export function SentenceChoice({ action, point, sentences, candidates }: SentenceChoiceProps) {
  return (
    <>
      <Form
        method="post"
        action={action}
        data-swap-form
        data-ask={point.id}
        className="sentence-choice"
      >
        <input type="hidden" name="intent" value="point" />
        <input type="hidden" name="point" value={point.id} />
        <fieldset>
          <legend className="sr-only">The sentence that says “{point.label}”</legend>
          {candidates.map((index) => (
            <label key={index}>
              <input type="radio" name="sentence" value={index + 1} required className="radio" />
              <PointBox state="asked" sentence={index + 1} />
              <span>{shorten(sentences[index]?.text ?? "")}</span>
            </label>
          ))}
          <label>
            <input type="radio" name="sentence" value="none" required className="radio" />
            <span>I didn’t say this</span>
          </label>
        </fieldset>
        <HalfField point={point} />
        <Button className="justify-self-start" aria-label={`Say so: “${point.label}”`}>
          Say so
        </Button>
      </Form>
      {sentences.length > candidates.length ? (
        <details className="reply">
          <summary>Another sentence</summary>
          <SentenceNumberForm action={action} point={point} count={sentences.length} />
        </details>
      ) : null}
    </>
  );
}

/** The sentence stands on the page in full, beside its number. */
function shorten(text: string): string {
  const words = text.split(/\s+/);
  return words.length > MAX_WORDS ? `${words.slice(0, MAX_WORDS - 1).join(" ")} …` : text;
}
