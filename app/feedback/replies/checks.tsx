import { Form } from "@remix-run/react";
import type { AnsweredCheck, OpenCheck } from "~/coach/types";
import { SectionHeading } from "~/feedback/review/section-heading";
import { canTakeBack } from "./can-reply";
import { Button } from "~/ui/button";

interface ChecksProps {
  action: string;
  /** Empty where nothing can be answered any more. */
  open: readonly OpenCheck[];
  answered: readonly AnsweredCheck[];
  canUndo: boolean;
}

/** The checks of a review, one at a time, and below them those answered with their reasons. */
export function Checks({ action, open, answered, canUndo }: ChecksProps) {
  const [next] = open;
  if (!next && answered.length === 0) return null;
  return (
    <section id="checks" className="border-t border-hairline pt-10">
      <SectionHeading
        detail={
          next
            ? `Question ${answered.length + 1} of ${answered.length + open.length}: it counts once, and you see the reason after`
            : "All answered"
        }
      >
        The coach asks
      </SectionHeading>
      {next ? <CheckForm action={action} check={next} /> : null}
      <ul className="grid gap-3">
        {answered.map((check) => (
          <li key={check.id} className="text-sm text-text-2">
            <b className="font-strong text-text">{describeResult(check)}</b> {check.prompt}{" "}
            {check.why}
            {canUndo && canTakeBack(check) ? (
              <Form method="post" action={action} preventScrollReset className="inline">
                <input type="hidden" name="check" value={check.id} />
                <button
                  name="intent"
                  value="undo-check"
                  aria-label={`Take back: ${check.prompt}`}
                  className="reply-undo no-print"
                >
                  Take back
                </button>
              </Form>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function describeResult({ chosen, key, options, isExplained }: AnsweredCheck): string {
  const answer = options[key] ?? "";
  if (chosen !== key) return `It’s “${answer}”, you said “${options[chosen] ?? ""}”.`;
  return isExplained
    ? `Right: “${answer}”. It counts half, as you had read the reason.`
    : `Right: “${answer}”.`;
}

function CheckForm({
  action,
  check: { id, prompt, options, reading },
}: {
  action: string;
  check: OpenCheck;
}) {
  return (
    <Form method="post" action={action} preventScrollReset className="reply no-print">
      <input type="hidden" name="check" value={id} />
      <fieldset>
        <legend className="text-ui! text-text!">{prompt}</legend>
        {reading ? (
          <p className="text-sm text-text-2">
            {reading.maker} reads “{options[reading.option]}” in your answer. This counts until you
            answer yourself.
          </p>
        ) : null}
        {options.map((option, index) => (
          <label key={option}>
            <input
              type="radio"
              name="option"
              value={index + 1}
              required
              defaultChecked={reading?.option === index}
              className="radio"
            />
            <span>{option}</span>
          </label>
        ))}
      </fieldset>
      <div>
        <Button name="intent" value="check" variant="secondary" size="sm">
          Answer
        </Button>
      </div>
    </Form>
  );
}
