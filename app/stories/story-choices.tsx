import { formatCount } from "~/ui/format-count";
import type { StoryChoice } from "./fitting-stories";

interface StoryChoicesProps {
  choices: readonly StoryChoice[];
  /** Those that nothing says fit. */
  others: readonly StoryChoice[];
  /** The id of the one that is chosen. */
  chosen: string | null;
}

/** The stories that fit a question: the chosen one is sent with the answer. */
export function StoryChoices({ choices, others, chosen }: StoryChoicesProps) {
  const fitting = choices.filter(({ isForThis }) => isForThis);
  const likely = choices.filter(({ isForThis }) => !isForThis);
  return (
    <section className="story-choices">
      <h2 id="stories" className="font-head text-[1.25rem] font-strong tracking-[-0.018em]">
        {fitting.length > 0
          ? `You have ${formatCount(fitting.length, "story", "stories")} for this`
          : "No story for this yet"}
      </h2>
      <div role="radiogroup" aria-labelledby="stories">
        {fitting.map((choice) => (
          <StoryOption key={choice.id} {...choice} isChosen={choice.id === chosen} />
        ))}
        {likely.length > 0 ? <p className="text-sm text-muted">Another story</p> : null}
        {likely.map((choice) => (
          <StoryOption key={choice.id} {...choice} isChosen={choice.id === chosen} />
        ))}
        {others.length > 0 ? (
          <details className="story-others" open={others.some(({ id }) => id === chosen)}>
            <summary>Another of your stories</summary>
            {others.map((choice) => (
              <StoryOption key={choice.id} {...choice} isChosen={choice.id === chosen} />
            ))}
            {choices.length === 0 ? <NoneOption /> : null}
          </details>
        ) : null}
        {choices.length > 0 ? <NoneOption /> : null}
      </div>
    </section>
  );
}

function NoneOption() {
  return (
    <label>
      <b>None of them: a new one</b>
      <input type="radio" form="answer" name="story" value="" data-opening="" />
    </label>
  );
}

function StoryOption({
  id,
  title,
  line,
  opening,
  cueWords,
  toldIn,
  isChosen,
}: StoryChoice & { isChosen: boolean }) {
  return (
    <label>
      <b>{title}</b>
      <input
        type="radio"
        form="answer"
        name="story"
        value={id}
        defaultChecked={isChosen}
        data-opening={opening}
      />
      <span className="story-choice-line">{line}</span>
      {toldIn === null ? null : (
        <span className="story-choice-told num">You told this one in question {toldIn}.</span>
      )}
      <span className="story-cues">
        {cueWords.map((cue) => (
          <span key={cue}>{cue}</span>
        ))}
        {/* With a script the opening is put into the field. */}
        <span className="story-opening in-data-interactive:hidden">Begin with: {opening}</span>
      </span>
    </label>
  );
}

/** Where no story fits: what is written so far is saved before the new one is started. */
export function NoStoryYet({ hasOthers }: { hasOthers: boolean }) {
  return (
    <section className="border-b border-hairline pb-6 text-sm text-text-2">
      <p>
        {hasOthers
          ? "Three lines are enough to start a new one."
          : "No story yet. Three lines are enough to start one."}
      </p>
      <button
        form="answer"
        name="intent"
        value="story"
        formNoValidate
        className="mt-1 inline-flex min-h-11 cursor-pointer items-center font-medium text-primary-ink underline underline-offset-3"
      >
        Start a story
      </button>
    </section>
  );
}
