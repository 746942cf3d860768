import type { ReactNode } from "react";
import { PlaceView } from "~/job-interviews/place/place-view";
import { type Place, isEmptyPlace } from "~/job-interviews/place/read-place";
import { Link } from "~/ui/link";

export interface CardContent {
  id: string;
  company: string;
  role: string;
  /** "Thursday, December 10, 2:00 PM"; with "London time" for a reader who is elsewhere. */
  time: string;
  place: Place;
  people: string;
  opening: string;
  stories: readonly { id: string; title: string; cueWords: readonly string[] }[];
  /** Whether there is any story to choose. */
  hasStories: boolean;
  askThem: readonly string[];
}

/** From this length on it is set smaller, so that the card stays one screen. */
const LONG_SENTENCE = 90;

/** What to read in the last fifteen minutes. */
export function CardView({ card }: { card: CardContent }) {
  const { id, company, role, time, place, people, opening, stories, askThem } = card;
  return (
    <>
      <header className="card-head">
        <div className="min-w-0">
          <h1>
            {company}, {role}
          </h1>
          <p className="num">{time}</p>
        </div>
        {people || !isEmptyPlace(place) ? (
          <div className="card-place">
            {isEmptyPlace(place) ? null : <PlaceView place={place} />}
            {people ? <p className="line-clamp-2">{people}</p> : null}
          </div>
        ) : (
          <EmptyPart to={`/plans/${id}/change`}>Add the place and who will be there</EmptyPart>
        )}
      </header>
      {opening ? (
        <p className={`card-opening ${opening.length > LONG_SENTENCE ? "is-long" : ""}`}>
          “{opening}”
        </p>
      ) : (
        <EmptyPart to={`/plans/${id}/card?edit#card-opening`} className="my-6">
          Write your first sentence
        </EmptyPart>
      )}
      {stories.length === 0 ? (
        <p className="card-part">
          <EmptyPart to={card.hasStories ? `/plans/${id}/card?edit#card-story1` : "/stories"}>
            {card.hasStories ? "Choose three stories" : "Tell a story, then choose it here"}
          </EmptyPart>
        </p>
      ) : (
        <ol>
          {stories.map((story) => (
            <li key={story.id} className="card-part card-story">
              <b>{story.title}</b>
              {story.cueWords.length === 0 ? (
                <EmptyPart to={`/stories/${story.id}`}>Add cue words</EmptyPart>
              ) : (
                <span className="card-cues">
                  {story.cueWords.map((words) => (
                    <span key={words}>{words}</span>
                  ))}
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
      <div className="card-part card-asks">
        <h2>Ask them</h2>
        {askThem.length === 0 ? (
          <EmptyPart to={`/plans/${id}/card?edit#card-ask1`}>Choose two questions to ask</EmptyPart>
        ) : (
          <ul>
            {askThem.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

/** What belongs where nothing is yet, and leads to it. */
function EmptyPart({
  to,
  className = "",
  children,
}: {
  to: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Link to={to} className={`card-empty ${className}`}>
      {children}
    </Link>
  );
}
