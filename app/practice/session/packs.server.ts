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

export const describeFieldPacks = (field: string) => listPacksOfField(field).map(describePack);

export const describeRolePacks = (field: string, role: string) =>
  listPacksOfRole(field, role).map(describePack);
