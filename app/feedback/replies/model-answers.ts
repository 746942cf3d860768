import type { CheckAnswers, Review } from "~/coach/types";

/** What a model answers of that which is open. */
export interface ModelAnswers {
  points: Readonly<Record<string, number>>;
  checks: CheckAnswers;
}

export function listModelAnswers(review: Review, opinion: Review): ModelAnswers {
  return { points: listPoints(review, opinion), checks: listChecks(review, opinion) };
}

export function hasModelAnswers({ points, checks }: ModelAnswers): boolean {
  return Object.keys(points).length + Object.keys(checks).length > 0;
}

/** The options that a model reads in the answer for the checks that are asked, by a sentence it quotes. */
function listChecks({ openChecks = [], sentences }: Review, opinion: Review): CheckAnswers {
  const { checkReadings = [] } = opinion;
  return Object.fromEntries(
    checkReadings
      .filter(({ id }) => openChecks.some((check) => check.id === id))
      .filter(({ sentence }) => sentences[sentence]?.text === opinion.sentences[sentence]?.text)
      .map(({ id, option }) => [id, option]),
  );
}

/** The sentences a model quotes for the points that are open: neither the coach nor the person found one. */
function listPoints(review: Review, opinion: Review): Record<string, number> {
  return Object.fromEntries(
    review.keyPoints.flatMap(({ id, status }) => {
      const found = opinion.keyPoints.find((point) => point.id === id);
      return status === "asked" &&
        found &&
        found.sentence !== null &&
        (found.status === "covered" || found.status === "partial") &&
        review.sentences[found.sentence]?.text === opinion.sentences[found.sentence]?.text
        ? [[id, found.sentence]]
        : [];
    }),
  );
}

/** A review that counts a model’s answers like the person’s, with those marked as the model’s. */
export function markModelAnswers(
  review: Review,
  opinion: Review,
  { points, checks }: ModelAnswers,
): Review {
  const isModels = (id: string) => Object.hasOwn(points, id);
  const byAccount = review.keyPoints.filter(({ source }) => source === "person");
  const own = byAccount.filter(({ id }) => !isModels(id)).length;
  return {
    ...review,
    ...markChecks(review, opinion, checks),
    ownShare: ((review.ownShare ?? 0) * own) / Math.max(1, byAccount.length),
    keyPoints: review.keyPoints.map((point) =>
      point.source === "person" && isModels(point.id)
        ? {
            ...point,
            source: "model",
            status: opinion.keyPoints.find(({ id }) => id === point.id)?.status ?? point.status,
          }
        : point,
    ),
    sentences: review.sentences.map((sentence) =>
      sentence.keyPoints.some(isModels)
        ? { ...sentence, note: `${opinion.maker.name} says that this makes a point.` }
        : sentence,
    ),
  };
}

/** The checks that a model answered stay open, so that neither key nor reason is shown before the person answers. */
function markChecks(
  { openChecks = [], answeredChecks = [] }: Review,
  { maker }: Review,
  checks: CheckAnswers,
): Pick<Review, "openChecks" | "answeredChecks"> {
  const isModels = ({ id }: { id: string }) => Object.hasOwn(checks, id);
  const read = answeredChecks
    .filter(isModels)
    .map(({ id, pointId, prompt, options, chosen: option }) => ({
      id,
      pointId,
      prompt,
      options,
      reading: { maker: maker.name, option },
    }));
  return {
    openChecks: [...openChecks, ...read],
    answeredChecks: answeredChecks.filter((check) => !isModels(check)),
  };
}
