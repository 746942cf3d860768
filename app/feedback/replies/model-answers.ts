import type { PointAnswers, Review } from "~/coach/types";

/** The sentences a model quotes for the points that are open: neither the coach nor the person found one. */
export function listModelAnswers(review: Review, opinion: Review): Record<string, number> {
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
  modelAnswers: PointAnswers,
): Review {
  const isModels = (id: string) => Object.hasOwn(modelAnswers, id);
  const byAccount = review.keyPoints.filter(({ source }) => source === "person");
  const own = byAccount.filter(({ id }) => !isModels(id)).length;
  return {
    ...review,
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
