import type { Review } from "~/coach/types";
import { MAX_SHOWN_WIDTH } from "~/coach/score/range";
import { isTold } from "./fit-points";
import type { PersonReview } from "./people-figures";
import { printLine } from "./print";
import { createRandom } from "./random";
import { mean, pearson } from "./statistics";

const RESAMPLES = 1000;
const SEED = 11;

/** The middle 95 % of a figure over answers drawn again and again. */
function getInterval<Item>(
  items: readonly Item[],
  measure: (items: readonly Item[]) => number,
): [low: number, high: number] {
  const random = createRandom(SEED);
  const draw = () =>
    items
      .map(() => items[Math.floor(random() * items.length)])
      .filter((item) => item !== undefined);
  const values = Array.from({ length: RESAMPLES }, () => measure(draw()))
    .filter(Number.isFinite)
    .toSorted((a, b) => a - b);
  const at = (share: number) => values[Math.floor(share * (values.length - 1))] ?? Number.NaN;
  return [at(0.025), at(0.975)];
}

function printFigure(
  name: string,
  reviews: readonly PersonReview[],
  measure: (reviews: readonly PersonReview[]) => number,
  digits = 2,
): void {
  const [low, high] = getInterval(reviews, measure);
  printLine(
    `  ${name.padEnd(44)} ${measure(reviews).toFixed(digits)}   95 %: ${low.toFixed(digits)} to ${high.toFixed(digits)}`,
  );
}

const agree = (read: (review: PersonReview) => Review) => (reviews: readonly PersonReview[]) =>
  pearson(
    reviews.map((review) => review.answer.mark),
    reviews.map((review) => read(review).score),
  );

const shareOf = <Item>(items: readonly Item[], isCounted: (item: Item) => boolean) =>
  items.filter(isCounted).length / Math.max(1, items.length);

function isHeld({ answer, before }: PersonReview): boolean {
  const [from, to] = before.range ?? [0, 100];
  return answer.mark >= from && answer.mark <= to;
}

const getWidth = ({ range: [from, to] = [0, 100] }: Review) => to - from;

/** The points the coach states something about, before it is told anything. */
function listStated(reviews: readonly PersonReview[]) {
  return reviews.flatMap(({ answer, before }) =>
    before.keyPoints
      .filter(({ status }) => status !== "asked")
      .map(({ id, status }) => {
        const label = answer.labels[id] ?? "none";
        return { isFalse: status === "contradicted" ? isTold(label) : !isTold(label), label };
      }),
  );
}

const BOTH_PASS = 50;
const LOW = 30;

/** The figures on some answers, with the middle 95 % of each over answers drawn again and again. */
export function printPeople(name: string, reviews: readonly PersonReview[]): void {
  printLine(`\n${name}: ${reviews.length} answers`);
  printFigure(
    "r before anything is asked",
    reviews,
    agree(({ before }) => before),
  );
  printFigure(
    "r with the points as labeled",
    reviews,
    agree(({ after }) => after),
  );
  printFigure(
    "bias before (points)",
    reviews,
    (some) => mean(some.map(({ answer, before }) => before.score - answer.mark)),
    1,
  );
  printFigure("readers’ mark within the range", reviews, (some) => shareOf(some, isHeld));
  printFigure("mean width before", reviews, (some) => mean(some.map((s) => getWidth(s.before))), 1);
  printFigure("mean width after", reviews, (some) => mean(some.map((s) => getWidth(s.after))), 1);
  printFigure("shown with a figure before", reviews, (some) =>
    shareOf(some, ({ before }) => getWidth(before) <= MAX_SHOWN_WIDTH),
  );
  printFigure("false statements", reviews, (some) => shareOf(listStated(some), (s) => s.isFalse));
  printFigure("points told in full that are stated", reviews, (some) => {
    const full = some.flatMap(({ answer, before }) =>
      before.keyPoints.filter(({ id }) => answer.labels[id] === "covered"),
    );
    return shareOf(full, ({ status }) => status === "covered" || status === "partial");
  });
  const passed = reviews.filter(({ answer }) => answer.mark >= BOTH_PASS);
  const low = passed.filter(({ before }) => before.score < LOW);
  printLine(
    `  under ${LOW} of those marked ${BOTH_PASS} or more${"".padEnd(12)} ${low.length} of ${passed.length}`,
  );
}

/** The figures on people’s answers, by models that never saw their question. */
export function printAllPeople(reviews: readonly PersonReview[]): void {
  const ofKind = (isStory: boolean) =>
    reviews.filter(({ answer }) => answer.context.isStory === isStory);
  printPeople("People’s answers, cross-validated by question", reviews);
  printPeople("Stories and motivations", ofKind(true));
  printPeople("Technical and case answers", ofKind(false));
}
