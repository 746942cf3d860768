import { STORY_KINDS } from "~/data/story-kinds";
import { Link } from "~/ui/link";
import { getFirstSentence, shorten, skipHeading } from "./first-words";
import { countWords, getShortVersion } from "./short-version";
import type { Story } from "./types";

const LINE_LENGTH = 110;
const MAX_KINDS = 3;

/** Each story on a line of its own. */
export function StoryList({ stories }: { stories: readonly Story[] }) {
  return (
    <ul className="story-list no-print">
      {stories.map((story) => (
        <li key={story.id}>
          <StoryLine {...story} />
        </li>
      ))}
    </ul>
  );
}

function StoryLine({ id, title, telling, shortTelling, kinds }: Story) {
  const short = getShortVersion({ telling, shortTelling });
  return (
    <>
      <h2>
        <Link to={`/stories/${id}`}>{title}</Link>
      </h2>
      <p>{shorten(getFirstSentence(skipHeading(shortTelling || telling, title)), LINE_LENGTH)}</p>
      <span className="story-list-kinds">
        {kinds.length === 0 ? (
          <span>
            no question yet: <Link to={`/stories/${id}#kinds`}>choose what it answers</Link>
          </span>
        ) : (
          STORY_KINDS.filter((kind) => kinds.includes(kind.id))
            .slice(0, MAX_KINDS)
            .map(({ shortName }) => shortName)
            .join(" · ")
        )}
      </span>
      <span className="story-list-state num">
        {short === "" ? (
          "one telling"
        ) : (
          <>
            <b>{countWords(short)} words</b> ready
          </>
        )}
      </span>
    </>
  );
}
