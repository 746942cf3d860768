export interface HalvedPoint {
  id: string;
  label: string;
  /** What the point asks for, if these are two things. */
  halves?: readonly [string, string] | undefined;
  /** The half that is asked about, where the other one was found. */
  openHalf?: 0 | 1 | undefined;
}

/** Whether a sentence says all of a point that asks for two things, or half of it. */
export function HalfField({ point: { halves, openHalf } }: { point: HalvedPoint }) {
  if (openHalf !== undefined) return <input type="hidden" name="half" value={openHalf + 1} />;
  if (!halves) return null;
  return (
    <fieldset className="half-choice">
      <legend className="sr-only">The sentence says</legend>
      {["both", ...halves.map((half) => `only ${half}`)].map((text, index) => (
        <label key={text}>
          <input
            type="radio"
            name="half"
            value={index === 0 ? "" : index}
            defaultChecked={index === 0}
            className="sr-only"
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
