import { javascriptLanguage, typescriptLanguage } from "@codemirror/lang-javascript";
import { pythonLanguage } from "@codemirror/lang-python";
import { highlightCode, tagHighlighter, tags } from "@lezer/highlight";
import type { CodeAnswer } from "~/interviews/types";
import { CODE_STYLES } from "~/code/code-styles";
import type { CodeToken } from "./submitted-code";

const highlighter = tagHighlighter([
  ...CODE_STYLES.map(({ name, tag }) => ({ tag: [...tag], class: name })),
  { tag: tags.function(tags.definition(tags.variableName)), class: "function" },
]);

const PARSED_LANGUAGES = {
  javascript: javascriptLanguage,
  typescript: typescriptLanguage,
  python: pythonLanguage,
};

/** The lines of submitted code, each a list of words in one style. */
export function highlightSubmittedCode({ language, source }: CodeAnswer): CodeToken[][] {
  if (language === "text") return source.split("\n").map((text) => [{ text }]);
  const { parser } = PARSED_LANGUAGES[language];
  const lines: CodeToken[][] = [[]];
  highlightCode(
    source,
    parser.parse(source),
    highlighter,
    (text, style) => lines.at(-1)?.push(style === "" ? { text } : { text, style }),
    () => lines.push([]),
  );
  return lines;
}
