import { hasWordings } from "~/coach/wordings/judge-sentences";
import { INTERVIEW_CARDS } from "~/data/questions/cards.server";
import { PACK_CARDS } from "~/data/questions/packs.server";

/** The cards and packs with those of their questions that have wordings. */
export const TRAINED_CARDS = [...INTERVIEW_CARDS, ...PACK_CARDS].flatMap(({ id, questions }) => {
  const trained = questions.filter(({ prompt }) => hasWordings(prompt));
  return trained.length > 0 ? [{ id, questions: trained }] : [];
});
