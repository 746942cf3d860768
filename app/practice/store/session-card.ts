import { cardById } from "~/data/questions/cards.server";

/** Sessions built from chosen questions instead of a card. */
const CUSTOM_SESSION_TITLES = {
  "one-question": "Single question",
  "own-questions": "Your own questions",
  due: "Questions due",
  today: "Today’s questions",
  "job-posting": "Questions for a job posting",
  resume: "Questions on your resume",
  role: "Questions for a role",
  rehearsal: "Rehearsal",
  course: "Questions on a course",
} as const;

export type CustomSessionKind = keyof typeof CUSTOM_SESSION_TITLES;

export interface SessionCard {
  id: string;
  title: string;
  /** Null for chosen questions, whose difficulty differs. */
  difficulty: string | null;
}

/** The session's card or custom kind, by its own name if it has one; undefined for a removed card. */
export function getSessionCard(id: string, name: string | null): SessionCard | undefined {
  const card = cardById(id);
  if (card) return { id, title: card.title, difficulty: card.difficulty };
  return isCustomSessionKind(id)
    ? { id, title: name ?? CUSTOM_SESSION_TITLES[id], difficulty: null }
    : undefined;
}

function isCustomSessionKind(id: string): id is CustomSessionKind {
  return Object.hasOwn(CUSTOM_SESSION_TITLES, id);
}
