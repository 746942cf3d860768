import { CODE_LANGUAGES, type CodeLanguage, LANGUAGE_NAMES } from "~/data/code-languages";
import { type RefObject, useRef, useState } from "react";
import Play from "lucide-react/icons/play";
import { Button } from "~/ui/button";
import { Select } from "~/ui/select";
import { isInBrowser } from "~/ui/island";
import type { HeldSubmit } from "./hold-submit";
import type { PublicTask } from "./public-task";
import type { TestResult } from "./run-tests";
import { type TestNotes, TestTable } from "./test-table";
import { useEditor } from "./use-editor";
import { type TestsBeforeSubmit, useTestRun } from "./use-test-run";

interface CodePaneProps {
  task: PublicTask;
  /** Where the hidden tests are; null if there are none. */
  testsUrl: string | null;
  /** The draft so far and its language. */
  code: string;
  language: CodeLanguage;
  /** What the tests are for, in a sentence before the first run and in one after it. */
  notes: TestNotes;
  /** Called after each run of this code. */
  onRun?: (code: string, results: readonly TestResult[]) => void;
  /** Where a form finds the tests that it runs before it is sent. */
  testsRef?: RefObject<TestsBeforeSubmit>;
  onHold?: (held: HeldSubmit) => void;
}

/** Code editor with tests. Without JavaScript, a plain textarea. */
export function CodePane({
  task,
  testsUrl,
  code,
  language: initialLanguage,
  notes,
  onRun,
  testsRef,
  onHold,
}: CodePaneProps) {
  const languages = CODE_LANGUAGES.filter((option) => option in task.starters);
  const textareaRef = useRef<HTMLTextAreaElement>(null);
  const editorHostRef = useRef<HTMLDivElement>(null);
  const [language, setLanguage] = useState<CodeLanguage>(initialLanguage);
  const isEditorReady = useEditor(textareaRef, editorHostRef, language);
  const { testRun, runAllTests, discardResult } = useTestRun({
    task,
    testsUrl,
    language,
    textareaRef,
    testsRef,
    onHold,
    onRun,
  });

  function changeLanguage(nextLanguage: CodeLanguage) {
    const textarea = textareaRef.current;
    if (textarea && textarea.value === task.starters[language]) {
      textarea.value = task.starters[nextLanguage] ?? "";
      textarea.dispatchEvent(new Event("input", { bubbles: true }));
    }
    setLanguage(nextLanguage);
    discardResult();
  }

  const passedCount =
    testRun.kind === "done" ? testRun.results.filter((verdict) => verdict.passed).length : null;
  return (
    <div>
      {passedCount === null ? null : <input type="hidden" name="testsPassed" value={passedCount} />}
      <label
        htmlFor="code"
        className={
          isEditorReady
            ? "sr-only"
            : "block border-b border-hairline px-4.5 py-2.5 text-sm font-strong"
        }
      >
        Your code
      </label>
      <textarea
        ref={textareaRef}
        id="code"
        name="code"
        defaultValue={code}
        rows={12}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        onInput={discardResult}
        className={`editor-text w-full resize-y bg-transparent px-4 py-4 font-mono text-ui outline-none focus-visible:shadow-none ${isEditorReady ? "hidden" : "block"}`}
      />
      <div ref={editorHostRef} className={isEditorReady ? "editor-text" : "hidden"} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-hairline py-2 pr-2.5 pl-4.5 text-sm">
        <LanguageField languages={languages} value={language} onChange={changeLanguage} />
        {isEditorReady ? (
          <span id="code-keys" className="text-xs text-muted max-md:sr-only">
            Tab indents. Press Escape, then Tab to leave.
          </span>
        ) : null}
        {isInBrowser ? (
          <Button
            type="button"
            size="sm"
            variant="secondary"
            className="ml-auto"
            onClick={() => void runAllTests()}
            pendingText="Running…"
            isPending={testRun.kind === "running"}
          >
            <Play aria-hidden />
            Run tests
          </Button>
        ) : null}
      </div>
      <TestTable
        task={task}
        language={language}
        notes={notes}
        isStarting={testRun.kind === "running" && language === "python"}
        report={testRun.kind === "done" ? testRun : null}
        errorMessage={testRun.kind === "failed" ? testRun.message : null}
      />
    </div>
  );
}

interface LanguageFieldProps {
  languages: readonly CodeLanguage[];
  value: CodeLanguage;
  onChange: (language: CodeLanguage) => void;
}

function LanguageField({ languages, value, onChange }: LanguageFieldProps) {
  if (languages.length === 1)
    return (
      <>
        <input type="hidden" name="language" value={value} />
        <span className="text-text-2">{LANGUAGE_NAMES[value]}</span>
      </>
    );
  return (
    <label className="code-language flex items-center gap-2 text-text-2">
      <span className="max-md:sr-only">Language</span>
      <Select
        name="language"
        value={value}
        onChange={({ currentTarget }) =>
          onChange(languages.find((option) => option === currentTarget.value) ?? value)
        }
      >
        {languages.map((option) => (
          <option key={option} value={option}>
            {LANGUAGE_NAMES[option]}
          </option>
        ))}
      </Select>
    </label>
  );
}
