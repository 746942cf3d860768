import { cardById } from "~/data/questions/cards.server";

/** Sessions that are no card of the bank but a choice of its questions. */
const CUSTOM_SESSION_TITLES = {
  "one-question": "One question again",
  due: "Questions due",
  "job-posting": "Questions for a job posting",
  resume: "Questions on your resume",
} as const;

export type CustomSessionKind = keyof typeof CUSTOM_SESSION_TITLES;

/** What a session is called and how hard it is. */
export interface SessionCard {
  id: string;
  title: string;
  difficulty: string;
}

/** The card, or the mix, a session was started on; undefined for one that has left the bank. */
export function getSessionCard(id: string): SessionCard | undefined {
  const card = cardById(id);
  if (card) return { id, title: card.title, difficulty: card.difficulty };
  return isCustomSessionKind(id)
    ? { id, title: CUSTOM_SESSION_TITLES[id], difficulty: "Mixed" }
    : undefined;
}

function isCustomSessionKind(id: string): id is CustomSessionKind {
  return Object.hasOwn(CUSTOM_SESSION_TITLES, id);
}
