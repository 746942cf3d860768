import { HalfField, type HalvedPoint } from "./half-field";

interface SentenceButtonsProps {
  action: string;
  point: HalvedPoint;
  ask: string;
  /** The sentences offered, as indexes. */
  candidates: readonly number[];
  /** Before the buttons, where nothing else says what they are for. */
  label?: string;
  /** All of the answer, where they stand a screen away on a phone. */
  sentences?: readonly { text: string }[];
}

/** One press says which sentence makes a point, or that none does. */
export function SentenceButtons({
  action,
  point,
  ask,
  candidates,
  label,
  sentences,
}: SentenceButtonsProps) {
  return (
    <form method="post" action={action} className="sentence-buttons" data-swap-form>
      <input type="hidden" name="intent" value="point" />
      <input type="hidden" name="point" value={point.id} />
      {point.openHalf === undefined ? null : <HalfField point={point} />}
      <fieldset>
        <legend className="sr-only">{ask}</legend>
        {label ? <span aria-hidden>{label}</span> : null}
        {candidates.map((index) => (
          <button key={index} name="sentence" value={index + 1}>
            <span className="sr-only">Sentence </span>
            {index + 1}
            {sentences ? <span className="sentence-preview">{sentences[index]?.text}</span> : null}
          </button>
        ))}
        <button name="sentence" value="none" aria-label={`None: I didn’t say “${point.label}”`}>
          None
        </button>
      </fieldset>
    </form>
  );
}
