import CodeXml from "lucide-react/icons/code-xml";
import TextAlignStart from "lucide-react/icons/text-align-start";
import { CODE_LANGUAGES } from "~/data/code-languages";
import type { RefObject } from "react";
import type { HeldSubmit } from "~/practice/code/hold-submit";
import type { PublicTask } from "~/practice/code/public-task";
import { CodePane } from "~/practice/code/code-pane";
import type { TestsBeforeSubmit } from "~/practice/code/use-test-run";

const PANES = [
  { id: "pane-text", label: "Text", Icon: TextAlignStart },
  { id: "pane-code", label: "Code", Icon: CodeXml },
];

/** Switches between the two fields in CSS, so it works without JavaScript; both are submitted. */
export function PaneToggle() {
  return (
    <fieldset className="flex gap-0.5 rounded-control bg-surface-3 p-0.75">
      <legend className="sr-only">Answer in</legend>
      {PANES.map(({ id, label, Icon }, index) => (
        <label
          key={id}
          className="flex min-h-8 items-center gap-1.5 rounded-[7px] px-2.5 text-sm md:px-3 font-control text-text-2 has-checked:bg-canvas has-checked:text-text has-checked:shadow-low has-focus-visible:outline-2 has-focus-visible:outline-ring max-md:min-h-11"
        >
          <input
            type="radio"
            id={id}
            name="pane"
            value={label}
            defaultChecked={index === 0}
            className="sr-only"
          />
          <Icon className="size-3.5" strokeWidth={1.75} aria-hidden />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

/** The code field of an answer, with tests if the question has any. */
export interface CodeOptions {
  task: PublicTask | null;
  testsUrl: string;
}

interface CodePanelProps extends CodeOptions {
  code: string | undefined;
  language: string | undefined;
  testsRef: RefObject<TestsBeforeSubmit>;
  onHold: (held: HeldSubmit) => void;
}

export function CodePanel({ task, testsUrl, code, language, testsRef, onHold }: CodePanelProps) {
  if (task === null) {
    return (
      <>
        <label htmlFor="code" className="sr-only">
          Your code
        </label>
        <textarea
          id="code"
          name="code"
          defaultValue={code}
          rows={9}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          className="editor-text block w-full resize-y bg-transparent px-4 py-4 font-mono text-ui outline-none focus-visible:shadow-none md:px-5.5"
        />
        <p className="border-t border-hairline px-4.5 py-2.5 text-xs text-muted">
          Saved with your answer. The coach scores only the Text tab.
        </p>
      </>
    );
  }
  const initialLanguage = CODE_LANGUAGES.find((option) => option === language) ?? "javascript";
  return (
    <>
      <CodePane
        task={task}
        testsUrl={testsUrl}
        code={code || (task.starters[initialLanguage] ?? "")}
        language={initialLanguage}
        notes={{
          beforeRun: `${task.visibleTests.length} visible tests, ${task.hiddenTestCount} hidden. Passed tests count for what was said; explain your approach under Text for the other points.`,
          afterRun: "They count for what was said.",
        }}
        testsRef={testsRef}
        onHold={onHold}
      />
      <noscript>
        <p className="border-t border-hairline px-4.5 py-2.5 text-xs text-muted">
          Running the tests needs JavaScript. Without it, your code is saved with your answer and
          its tests aren’t run.
        </p>
      </noscript>
    </>
  );
}
