import { STORY_KINDS } from "~/data/story-kinds";
import { getShortVersion } from "./short-version";
import type { Story, StoryText } from "./types";

/** The stories on paper: each in sixty words, or as it was told. */
export function StoriesPrint({ stories }: { stories: readonly Story[] }) {
  return (
    <div className="hidden print:block">
      {stories.map((story) => (
        <article key={story.id} className="story-print">
          <h2>{story.title}</h2>
          <StoryNotes {...story} />
          <p>{getShortVersion(story) || story.telling}</p>
        </article>
      ))}
    </div>
  );
}

/** One story on paper, below its title. */
export function StoryPrint({ story }: { story: StoryText }) {
  return (
    <article className="story-print hidden print:block">
      <StoryNotes {...story} />
      {story.shortTelling === "" ? null : (
        <>
          <h2>In sixty words</h2>
          <p>{story.shortTelling}</p>
          <h2>The story</h2>
        </>
      )}
      <p>{story.telling}</p>
    </article>
  );
}

function StoryNotes({ cueWords, kinds }: Pick<StoryText, "cueWords" | "kinds">) {
  const names = STORY_KINDS.filter(({ id }) => kinds.includes(id)).map(({ name }) => name);
  return (
    <>
      {names.length === 0 ? null : <p className="story-print-kinds">{names.join(" · ")}</p>}
      {cueWords.length === 0 ? null : <p className="story-print-cues">{cueWords.join(" · ")}</p>}
    </>
  );
}
