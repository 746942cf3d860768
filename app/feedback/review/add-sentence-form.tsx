import type { ReactNode } from "react";
import { Button } from "~/ui/button";
import type { NextAction } from "./choose-next";

interface AddSentenceFormProps {
  next: Extract<NextAction, { kind: "sentence" }>;
  questionId: string;
  /** Another way to answer again. */
  again: ReactNode;
}

const BLANK = "…";

/** A sentence to finish. It goes into a new attempt, where the person can move it. */
export function AddSentenceForm({ next, questionId, again }: AddSentenceFormProps) {
  const { stem, add, after } = next;
  const [before = "", behind = ""] = stem?.split(BLANK) ?? [];
  return (
    // Full page load: the camera permission policy is set per document.
    <form method="post" action={`/interview/questions/${questionId}/again`}>
      <input type="hidden" name="start" value="last" />
      <input type="hidden" name="stem" value={stem ?? ""} />
      <input type="hidden" name="after" value={after} />
      {stem ? null : <p className="mb-2 text-text-2">{add}</p>}
      <p className="stem">
        <label htmlFor="blank">{stem ? `“${before.trim()}` : "In your words:"}</label>
        <input id="blank" name="blank" required maxLength={600} autoComplete="off" />
        {behind.trim() === "" || behind.trim() === "." ? null : <span>{behind.trim()}</span>}
      </p>
      <div className="next-actions">
        <Button>Put it after sentence {after}</Button>
        {again}
      </div>
    </form>
  );
}

const LINES = {
  story: [
    ["opening", "Who, and when:", "a name, a day"],
    ["middle", "First I", "what you did"],
    ["ending", "In the end", "what changed"],
  ],
  explanation: [
    ["opening", "It works by", "the first step"],
    ["middle", "First I", "what you would do"],
    ["ending", "In the end", "what it costs, or gains"],
  ],
} as const;

/** Three lines that make a short answer longer. They go into a new attempt. */
export function ThreeLinesForm({
  isStory,
  questionId,
  again,
}: {
  isStory: boolean;
  questionId: string;
  again: ReactNode;
}) {
  return (
    <form method="post" action={`/interview/questions/${questionId}/again`}>
      <input type="hidden" name="start" value="last" />
      {LINES[isStory ? "story" : "explanation"].map(([name, label, placeholder]) => (
        <p key={name} className="stem">
          <label htmlFor={`line-${name}`}>{label}</label>
          <input
            id={`line-${name}`}
            name={name}
            placeholder={placeholder}
            maxLength={600}
            autoComplete="off"
          />
        </p>
      ))}
      <div className="next-actions">
        <Button>Make it my answer</Button>
        {again}
      </div>
    </form>
  );
}
