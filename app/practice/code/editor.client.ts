import type { CodeLanguage } from "~/data/code-languages";
import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { javascript } from "@codemirror/lang-javascript";
import {
  bracketMatching,
  HighlightStyle,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
} from "@codemirror/language";
import { Compartment, type Extension } from "@codemirror/state";
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  keymap,
  lineNumbers,
} from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { CODE_STYLES } from "./code-styles";

const HIGHLIGHT_STYLE = HighlightStyle.define([
  ...CODE_STYLES.map(({ tags: names, color }) => ({ tag: names.map((name) => tags[name]), color })),
  { tag: tags.function(tags.definition(tags.variableName)), fontWeight: "600" },
]);

const EDITOR_THEME = EditorView.theme({
  "&": { minHeight: "inherit", color: "var(--text)", fontSize: "0.9375rem" },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": { fontFamily: "var(--font-mono)", lineHeight: "1.6", minHeight: "inherit" },
  ".cm-content": { padding: "1.125rem 0", caretColor: "var(--text)" },
  ".cm-line": { padding: "0 1.25rem 0 0.75rem" },
  ".cm-gutters": {
    backgroundColor: "transparent",
    color: "var(--muted)",
    border: "none",
    paddingLeft: "0.75rem",
  },
  ".cm-activeLine, .cm-activeLineGutter": { backgroundColor: "transparent" },
  "&.cm-focused .cm-activeLine, &.cm-focused .cm-activeLineGutter": {
    backgroundColor: "var(--surface-2)",
  },
  ".cm-cursor": { borderLeftColor: "var(--primary)", borderLeftWidth: "2px" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground":
    { backgroundColor: "var(--mark)" },
  "&.cm-focused .cm-matchingBracket": {
    backgroundColor: "var(--primary-soft)",
    outline: "1px solid var(--primary-line)",
  },
});

interface EditorOptions {
  /** Hosts the editor in a shadow tree, where the CSP allows its style sheets. */
  hostRef: HTMLElement;
  text: string;
  language: CodeLanguage;
  onChange: (text: string) => void;
}

/** Python's grammar is loaded only for Python; until then the code has no colors. */
async function loadLanguageExtension(language: CodeLanguage): Promise<Extension> {
  if (language !== "python") return javascript({ typescript: language === "typescript" });
  const { python } = await import("@codemirror/lang-python");
  return [python(), indentUnit.of("    ")];
}

// Browsers keep inline styles when typing over a selection, which the CSP blocks; CodeMirror
// replaces the text itself.
const replaceSelectionOnInput = EditorView.domEventHandlers({
  beforeinput(event, view) {
    if (
      event.inputType !== "insertText" ||
      event.data === null ||
      view.composing ||
      view.state.selection.main.empty
    )
      return false;
    event.preventDefault();
    view.dispatch(view.state.replaceSelection(event.data), {
      userEvent: "input.type",
      scrollIntoView: true,
    });
    return true;
  },
});

/** CodeMirror with the colors of the theme. */
export function createEditor({ hostRef: host, text: getText, language, onChange }: EditorOptions) {
  const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  const languageCompartment = new Compartment();
  const view = new EditorView({
    root,
    parent: root,
    doc: getText,
    extensions: [
      lineNumbers(),
      history(),
      drawSelection(),
      indentOnInput(),
      bracketMatching(),
      highlightActiveLine(),
      syntaxHighlighting(HIGHLIGHT_STYLE),
      EDITOR_THEME,
      replaceSelectionOnInput,
      EditorView.contentAttributes.of({
        "aria-label": "Your code",
        "aria-describedby": "code-keys",
        // Reachable by keyboard as it is; checkers look for it where long lines scroll.
        tabindex: "0",
      }),
      // Escape, then Tab leaves the editor.
      keymap.of([...defaultKeymap, ...historyKeymap, indentWithTab]),
      EditorView.updateListener.of(
        (update) => update.docChanged && onChange(update.state.doc.toString()),
      ),
      languageCompartment.of([]),
    ],
  });
  let latest = language;
  const setLanguage = (next: CodeLanguage) => {
    latest = next;
    void loadLanguageExtension(next).then((extension) => {
      if (latest === next) view.dispatch({ effects: languageCompartment.reconfigure(extension) });
    });
  };
  setLanguage(language);
  return {
    getText: () => view.state.doc.toString(),
    setText: (next: string) =>
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next } }),
    setLanguage,
    destroy: () => view.destroy(),
  };
}

export type Editor = ReturnType<typeof createEditor>;
