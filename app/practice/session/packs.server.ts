import { articleOfField } from "~/data/blog/articles";
import { cardById } from "~/data/questions/cards.server";
import { listPacksOfField, listPacksOfRole } from "~/data/questions/packs.server";
import type { InterviewCard } from "~/data/questions/types";

/** What a career page shows of a pack: none of its questions. */
const describePack = ({ id, title, description, minutes, questions }: InterviewCard) => ({
  id,
  title,
  description,
  minutes,
  questions: questions.length,
});

/** The article on interviews in a field, to read before its questions. */
export function describeFieldArticle(field: string) {
  const article = articleOfField(field);
  return article ? { title: article.title, to: `/blog/${article.slug}` } : null;
}

export const describeFieldPacks = (field: string) => listPacksOfField(field).map(describePack);

/** The roles whose guide says to expect a coding exercise. */
const CODING_ROLES = new Set([
  "technology/software-developer",
  "technology/machine-learning-engineer",
  "finance/fintech-development",
]);

/** With the card of coding questions, for a role whose interviews have some. A role without packs of its own has its field’s. */
export function describeRolePacks(field: string, role: string) {
  const coding = CODING_ROLES.has(`${field}/${role}`) ? cardById("algorithms") : undefined;
  const own = listPacksOfRole(field, role);
  const packs = own.length > 0 ? own : listPacksOfField(field);
  return [...(coding ? [coding] : []), ...packs].map(describePack);
}
