import type { SerializeFrom } from "@remix-run/node";
import type { loader } from "./occupations.server";

type PlaneProps = SerializeFrom<typeof loader>["plane"];

/** Every occupation by pay and growth, those in the list below lit. The table has the same figures. */
export function OccupationPlane({ matching, others, zero }: PlaneProps) {
  return (
    <div className="occupation-plane num relative pt-5 pb-6 pl-9 max-md:hidden" aria-hidden>
      <p className="absolute top-0 left-0 text-2xs text-muted">
        Growth to 2034; the line is no growth
      </p>
      <svg viewBox="0 0 1000 500" preserveAspectRatio="none" focusable="false">
        <path className="zero" d={`M0 ${zero * 5}h1000`} />
        <path d={others} />
        <path className="matching" d={matching} />
      </svg>
      <p className="mt-1.5 flex justify-between text-2xs text-muted">
        <span>$25,000</span>
        <span>Median pay a year</span>
        <span>$245,000</span>
      </p>
    </div>
  );
}
