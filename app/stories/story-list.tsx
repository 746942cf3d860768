import { STORY_KINDS } from "~/data/story-kinds";
import { Link } from "~/ui/link";
import { getFirstSentence, shorten, skipTitle } from "./first-words";
import type { Story } from "./types";

const LINE_LENGTH = 110;
const MAX_KINDS = 3;

/** Each story on a line of its own. */
export function StoryList({ stories }: { stories: readonly Story[] }) {
  return (
    <ul className="story-list">
      {stories.map(({ id, title, telling, shortTelling, kinds }) => (
        <li key={id}>
          <h2>
            <Link to={`/stories/${id}`}>{title}</Link>
          </h2>
          <p>{shorten(getFirstSentence(skipTitle(shortTelling || telling, title)), LINE_LENGTH)}</p>
          <span className="story-list-kinds">
            {STORY_KINDS.filter((kind) => kinds.includes(kind.id))
              .slice(0, MAX_KINDS)
              .map((kind) => (
                <span key={kind.id}>{kind.shortName}</span>
              ))}
          </span>
          <span className="story-list-state num">
            {shortTelling === "" ? (
              "one telling"
            ) : (
              <>
                <b>{countWords(shortTelling)} words</b> ready
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

export const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0;
