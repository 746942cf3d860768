import { STORY_KINDS, type StoryKindId } from "~/data/story-kinds";
import { Button } from "~/ui/button";
import { FieldError } from "~/ui/field-error";
import { capitalize, countInWords, formatCount } from "~/ui/format-count";
import { FormError } from "~/ui/form-error";
import { KeepFormFields } from "~/ui/keep-form-fields";
import { RestoredNote } from "~/ui/restored-note";
import type { PastedNote, PastedNotes } from "./paste.server";

interface PasteFormProps {
  /** Null before notes were sent. */
  pasted: PastedNotes | null;
  /** What was in the field when a session ended. */
  restored: { notes: string; isRestored: boolean };
}

/** Notes, and the stories in them: nothing is kept before each has a name. */
export function PasteForm({ pasted, restored }: PasteFormProps) {
  const stories = pasted?.stories ?? [];
  const isNaming = stories.length > 0;
  return (
    <form
      method="post"
      action="/stories/paste"
      className={`mt-1 ${isNaming ? "paste-naming" : ""}`}
    >
      <KeepFormFields page="/stories/paste" isRestored={restored.isRestored} />
      <div className="story-top">
        <h1 className="story-title">{describePaste(pasted)}</h1>
        {isNaming ? (
          <div className="paste-keep">
            <Button name="intent" value="keep" pendingText="Saving…">
              Keep {countInWords(pasted?.keepCount ?? 0)}
            </Button>
          </div>
        ) : null}
      </div>
      {pasted ? (
        <>
          <input type="hidden" name="at" value={pasted.at} />
          <input type="hidden" name="hash" value={pasted.hash} />
        </>
      ) : null}
      <Notices pasted={pasted} isRestored={restored.isRestored} />
      <div className={isNaming ? "paste-columns" : "mt-8 max-w-190"}>
        <section>
          <label htmlFor="notes" className="paste-label">
            {isNaming ? "Your notes, split at empty lines" : "Your notes"}
          </label>
          <textarea
            id="notes"
            name="notes"
            defaultValue={pasted?.notes ?? restored.notes}
            className="paste-notes"
            aria-describedby="notes-hint"
          />
          <p id="notes-hint" className="mt-1.5 text-xs text-muted">
            An empty line between two stories, up to 60,000 characters at a time. Your words stay as
            they are.
          </p>
          {pasted?.isOneStory ? null : (
            <Button
              name="intent"
              value="split"
              variant={isNaming ? "secondary" : "primary"}
              className="mt-4"
            >
              {isNaming ? "Split again" : "Split into stories"}
            </Button>
          )}
        </section>
        {isNaming ? (
          <section>
            <p className="paste-label">Name them, choose what they answer</p>
            <ol className="paste-stories">
              {stories.map((note, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- its place in the notes
                <PastedStory key={index} number={index + 1} note={note} />
              ))}
            </ol>
            {pasted && pasted.moreCount > 0 ? (
              <p className="text-sm text-muted">
                {capitalize(formatCount(pasted.moreCount, "more story", "more stories"))} in your
                notes. They come after these.
              </p>
            ) : null}
          </section>
        ) : null}
      </div>
    </form>
  );
}

function describePaste(pasted: PastedNotes | null): string {
  if (pasted?.isOneStory) return "No empty line found: is it one story?";
  const total = pasted ? pasted.stories.length + pasted.moreCount : 0;
  return total === 0
    ? "Paste your notes."
    : `${capitalize(formatCount(total, "story", "stories"))} in your notes.${pasted?.moreCount ? " Twelve at a time." : ""}`;
}

function Notices({ pasted, isRestored }: { pasted: PastedNotes | null; isRestored: boolean }) {
  return (
    <div className="mt-5 grid max-w-190 gap-4 empty:hidden">
      {isRestored && !pasted ? (
        <RestoredNote>
          Your notes from before you were signed out. Nothing is saved yet.
        </RestoredNote>
      ) : null}
      <FormError>{pasted?.error ?? undefined}</FormError>
      {pasted?.news ? <output className="block text-text-2">{pasted.news}</output> : null}
      {pasted?.isOneStory ? (
        <div className="flex flex-wrap gap-2.5">
          <Button name="intent" value="one">
            Yes, it’s one story
          </Button>
          {pasted.hasLines ? (
            <Button name="intent" value="lines" variant="secondary">
              No, each line is one
            </Button>
          ) : null}
          <Button name="intent" value="split" variant="ghost">
            I added empty lines: split again
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function PastedStory({ number, note }: { number: number; note: PastedNote }) {
  const rest = STORY_KINDS.filter(({ id }) => !note.offers.includes(id));
  const errorId = `title-${number}-error`;
  if (note.problem !== null)
    return (
      <li>
        <p className="paste-title wrap-anywhere">{note.title}</p>
        <p className="text-sm text-warn">{note.problem}</p>
      </li>
    );
  return (
    <li>
      <input
        name={`title-${number}`}
        defaultValue={note.title}
        aria-label={`Title of story ${number}`}
        aria-invalid={note.titleError ? true : undefined}
        aria-describedby={note.titleError ? errorId : undefined}
        autoComplete="off"
        className="paste-title"
      />
      <FieldError id={errorId} errors={note.titleError ? [note.titleError] : undefined} />
      <p className="wrap-anywhere text-text-2">{note.preview}</p>
      <fieldset className="paste-kinds">
        <legend className="sr-only">Questions that story {number} answers</legend>
        {note.offers.map((kind) => (
          <KindChip key={kind} kind={kind} number={number} note={note} />
        ))}
        {rest.length === 0 ? null : (
          <details>
            <summary>{note.offers.length > 0 ? "More" : "Choose what it answers"}</summary>
            {rest.map(({ id }) => (
              <KindChip key={id} kind={id} number={number} note={note} />
            ))}
          </details>
        )}
      </fieldset>
    </li>
  );
}

interface KindChipProps {
  kind: StoryKindId;
  number: number;
  note: PastedNote;
}

function KindChip({ kind, number, note }: KindChipProps) {
  return (
    <label>
      <input
        type="checkbox"
        name={`kinds-${number}`}
        value={kind}
        defaultChecked={note.ticked.includes(kind)}
        className="sr-only"
      />
      {STORY_KINDS.find(({ id }) => id === kind)?.shortName}
    </label>
  );
}
