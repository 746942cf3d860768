import { readFileSync } from "node:fs";
import { reviewAnswer } from "~/coach/embedded";
import type { CheckAnswers, CoachRequest, Review } from "~/coach/types";
import { loadPeople, toRequest } from "./labeled-answers";
import { reviewAsShipped } from "./people-figures";
import { printPeople } from "./print-people";
import { printLine } from "./print";
import { mean } from "./statistics";

const HANDS = ["a", "b", "c"] as const;
/** The writers who also wrote transcripts. */
const TRANSCRIBERS = ["b", "c"] as const;
/** A review asks at most this many checks. */
const CHECKS = 3;
/** An answer with its facts turned round should not get more. */
const HALF = 50;
const SPOKEN_SECONDS = 60;

function loadLines<Line>(file: string): Line[] {
  return readFileSync(new URL(`data/hands/${file}.jsonl`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}

/** The review after the checks it asks for, answered by somebody who believes what they wrote. */
function reviewAfterChecks(request: CoachRequest, isRight: boolean): Review {
  const checks = request.keyPoints.flatMap((point) => point.checks ?? []);
  const checkAnswers: Record<string, number> = {};
  let review = reviewAnswer(request);
  for (let asked = 0; asked < CHECKS; asked += 1) {
    const check = checks.find(({ id }) => id === review.openChecks?.[0]?.id);
    if (!check) break;
    checkAnswers[check.id] = isRight ? check.key : (check.key + 1) % 3;
    review = reviewAnswer({ ...request, checkAnswers: checkAnswers satisfies CheckAnswers });
  }
  return review;
}

function printReversed(): void {
  const scores = HANDS.flatMap((hand) =>
    loadLines<{ question_id: string; right: string; reversed: string }>(`${hand}/reversed`),
  ).map(({ question_id: id, right, reversed }) => ({
    right: reviewAnswer(toRequest(id, right, null)).score,
    rightChecked: reviewAfterChecks(toRequest(id, right, null), true).score,
    reversed: reviewAnswer(toRequest(id, reversed, null)).score,
    reversedChecked: reviewAfterChecks(toRequest(id, reversed, null), false).score,
  }));
  printLine(`\nExcellent answers with their facts turned round: ${scores.length}`);
  for (const name of ["right", "rightChecked", "reversed", "reversedChecked"] as const) {
    const values = scores.map((score) => score[name]);
    const over = values.filter((value) => value > HALF).length;
    printLine(`  ${name.padEnd(20)} mean ${mean(values).toFixed(0)}   over ${HALF}: ${over}`);
  }
}

function printDialects(): void {
  printLine("\nThe same story in a dialect and in standard English:");
  for (const { question_id: id, dialect, answer, standard } of HANDS.flatMap((hand) =>
    loadLines<{ question_id: string; dialect: string; answer: string; standard: string }>(
      `${hand}/dialects`,
    ),
  )) {
    const [told, plain] = [answer, standard].map(
      (text) => reviewAnswer(toRequest(id, text, null)).score,
    );
    printLine(`  ${dialect.padEnd(28)} ${told} ${plain}`);
  }
}

function printTranscripts(): void {
  const answers = TRANSCRIBERS.flatMap((hand) =>
    loadLines<{ question_id: string; error: string | null; answer: string }>(`${hand}/transcripts`),
  );
  const isAccused = ({ question_id: id, answer }: (typeof answers)[number]) =>
    reviewAnswer(toRequest(id, answer, SPOKEN_SECONDS)).keyPoints.some(
      ({ status }) => status === "contradicted",
    );
  const wrong = answers.filter(({ error }) => error !== null);
  const right = answers.filter(({ error }) => error === null);
  printLine(
    `\nTranscripts, any error named: ${wrong.filter(isAccused).length} of ${wrong.length} wrong, ${right.filter(isAccused).length} of ${right.length} right`,
  );
}

/** The figures on what three writers wrote anew (`data/hands`), by what ships. */
export function printFreshHands(): void {
  const reviews = HANDS.map(
    (hand) => [hand, reviewAsShipped(loadPeople(`data/hands/${hand}/people.jsonl`))] as const,
  );
  printPeople(
    "Fresh hands together",
    reviews.flatMap(([, some]) => some),
  );
  for (const [hand, some] of reviews) printPeople(`Fresh hand ${hand}`, some);
  printReversed();
  printDialects();
  printTranscripts();
}
