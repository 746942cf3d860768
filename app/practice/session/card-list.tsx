import { Clock, MessageSquareText } from "~/ui/icons";
import type { InterviewCard } from "~/data/questions/types";
import { Button } from "~/ui/button";
import { Tag } from "~/ui/tag";
import type { Mode } from "~/interviews/modes";
import { SESSION_FORM_ID } from "./mode-form";

export type CardListItem = Pick<
  InterviewCard,
  "id" | "title" | "description" | "difficulty" | "topics" | "minutes"
> & { questions: number };

const START_LABELS: Record<Mode, string> = {
  practice: "Start Practice",
  live: "Start live interview",
};

export function CardList({ cards, mode }: { cards: CardListItem[]; mode: Mode }) {
  return (
    <ul className="grid gap-5 lg:grid-cols-3">
      {cards.map((card) => (
        <li
          key={card.id}
          className="lit-card flex flex-col p-6 md:max-lg:grid md:max-lg:grid-cols-[minmax(0,1fr)_auto] md:max-lg:gap-x-7"
        >
          <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
            <Tag>{card.difficulty}</Tag>
            <span className="num flex flex-wrap items-center gap-x-4 text-xs whitespace-nowrap text-muted">
              <span className="flex items-center gap-1.5">
                <MessageSquareText className="size-4" strokeWidth={1.6} aria-hidden />
                {card.questions} questions
              </span>
              <span className="flex items-center gap-1.5">
                <Clock className="size-4" strokeWidth={1.6} aria-hidden />
                {card.minutes} min
              </span>
            </span>
          </p>
          <h2 className="mt-5 text-h3">{card.title}</h2>
          <p className="mt-2 text-sm text-text-2">{card.description}</p>
          <ul aria-label="Topics" className="mt-5 mb-6 flex flex-wrap gap-1.5 md:max-lg:mb-0">
            {card.topics.map((topic) => (
              <li key={topic}>
                <Tag>{topic}</Tag>
              </li>
            ))}
          </ul>
          <div className="mt-auto border-t border-hairline pt-5 md:max-lg:col-start-2 md:max-lg:row-span-4 md:max-lg:row-start-1 md:max-lg:mt-0 md:max-lg:grid md:max-lg:w-54 md:max-lg:content-center md:max-lg:border-t-0 md:max-lg:border-l md:max-lg:pt-0 md:max-lg:pl-7">
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
