import type { InterviewCard } from "~/data/questions/types";
import { Button } from "~/ui/button";
import { Tag } from "~/ui/tag";
import type { Mode } from "~/practice/store/modes";
import { SESSION_FORM_ID } from "./session-form";

export type CardListItem = Pick<
  InterviewCard,
  "id" | "title" | "description" | "difficulty" | "topics" | "minutes"
> & {
  questions: number;
  /** The question a session starts with. */
  opening: string;
  /** How many the person answered in their latest session with this card. */
  answered: number;
};

const START_LABELS: Record<Mode, string> = {
  practice: "Start Practice",
  live: "Start live interview",
};

export function CardList({ cards, mode }: { cards: CardListItem[]; mode: Mode }) {
  return (
    <ul className="grid gap-5 lg:grid-cols-3">
      {cards.map((card) => (
        <li key={card.id} className="lit-card practice-card">
          <p className="practice-facts num">
            <span>
              <Tag>{card.difficulty}</Tag>
            </span>
            <span>{card.questions} questions</span> <span>{card.minutes} min</span>
          </p>
          <h2 className="card-title">{card.title}</h2>
          <p className="text-sm text-text-2">{card.description}</p>
          <figure className="practice-opening">
            <figcaption>First question</figcaption>
            <blockquote>{card.opening}</blockquote>
          </figure>
          <ul aria-label="Topics" className="practice-topics">
            {card.topics.map((topic) => (
              <li key={topic}>{topic}</li>
            ))}
          </ul>
          <div className="practice-start">
            {card.answered === 0 ? null : (
              <p className="num">
                {card.answered} of {card.questions} answered last time
              </p>
            )}
            <Button
              form={SESSION_FORM_ID}
              name="card"
              value={card.id}
              variant="secondary"
              className="lit-fill w-full"
              aria-label={`${START_LABELS[mode]}: ${card.title}`}
            >
              {START_LABELS[mode]}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
