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

/** Which sentence makes a point, or none: a few to choose from, and the others by number. Works without JavaScript. */
export function SentenceChoice({ action, point, sentences, candidates }: SentenceChoiceProps) {
  if (candidates.length === 0)
    return (
      <>
        <p className="mb-2 text-text-2">
          Each of your sentences stands for as many points as it can. This one needs another.
        </p>
        <LeftOutForm action={action} point={point} />
      </>
    );
  return (
    <>
      <Form
        id="sentence-choice"
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
              <span className="sentence-preview">{sentences[index]?.text}</span>
            </label>
          ))}
        </fieldset>
        <HalfField point={point} />
      </Form>
      <div className="next-actions">
        <Button form="sentence-choice" aria-label={`Use this sentence: “${point.label}”`}>
          Use this sentence
        </Button>
        <LeftOutForm action={action} point={point} />
        {sentences.length > candidates.length ? (
          <details className="reply">
            <summary>Another</summary>
            <SentenceNumberForm action={action} point={point} count={sentences.length} />
          </details>
        ) : null}
      </div>
    </>
  );
}

/** No sentence makes the point, or the half of it that is asked about. */
function LeftOutForm({
  action,
  point: { id, label, openHalf },
}: Pick<SentenceChoiceProps, "action" | "point">) {
  return (
    <Form method="post" action={action} data-reply="">
      <input type="hidden" name="point" value={id} />
      <input type="hidden" name="sentence" value="none" />
      {openHalf === undefined ? null : <input type="hidden" name="half" value={openHalf + 1} />}
      <button
        name="intent"
        value="point"
        aria-label={`I didn’t say this: “${label}”`}
        className="next-link cursor-pointer"
      >
        I didn’t say this
      </button>
    </Form>
  );
}
