import type { SerializeFrom } from "@remix-run/node";
import { DistributionChart } from "~/occupations/distribution-chart";
import type { loader } from "./occupation.server";
import { GROWTH_OF_ALL, GROWTH_YEARS } from "~/occupations/releases";
import { SourceLine } from "~/occupations/source-line";

type FiguresProps = Pick<SerializeFrom<typeof loader>, "code" | "outlook" | "handbook">;

/** Pay and growth among all occupations. */
export function Figures({ code, outlook, handbook }: FiguresProps) {
  if (!outlook) return null;
  const { payPlace, growthPlace, averageAt, openings } = outlook;
  return (
    <div>
      <div className="grid gap-x-12 gap-y-9 md:grid-cols-2">
        {payPlace ? (
          <DistributionChart
            label="Median pay a year"
            place={describePlace(payPlace, "Higher")}
            detail={`of ${payPlace.count} occupations`}
            low="$20,000"
            high="$240,000"
            distribution={payPlace}
          />
        ) : null}
        <DistributionChart
          label={`Growth, ${GROWTH_YEARS}`}
          place={describePlace(growthPlace, "Faster")}
          detail={`of ${growthPlace.count} occupations, with ${openings} openings a year`}
          low="−30%"
          high="+40%"
          mark={{ at: averageAt, label: `all occupations ${GROWTH_OF_ALL}` }}
          distribution={growthPlace}
        />
      </div>
      <SourceLine code={code} handbook={handbook} />
    </div>
  );
}

/** "Faster than 62%"; at either end "Among the highest", since others can share it. */
function describePlace({ end, percentBelow }: Place, comparative: string): string {
  if (end) return `Among the ${end}`;
  return `${comparative} than ${percentBelow}%`;
}

type Place = NonNullable<FiguresProps["outlook"]>["growthPlace"];
