import { CODE_STYLES } from "~/practice/code/code-styles";
import type { CodeAnswer } from "~/practice/store/types";
import type { CodeToken } from "./submitted-code";

/** Of the editor's libraries, which take 8 MB and a tenth of a start: only where code is shown. */
async function loadGrammars() {
  const [{ javascriptLanguage, typescriptLanguage }, { pythonLanguage }, lezer] = await Promise.all(
    [
      import("@codemirror/lang-javascript"),
      import("@codemirror/lang-python"),
      import("@lezer/highlight"),
    ],
  );
  const { highlightCode, tagHighlighter, tags } = lezer;
  const highlighter = tagHighlighter([
    ...CODE_STYLES.map(({ name, tags: names }) => ({
      tag: names.map((kind) => tags[kind]),
      class: name,
    })),
    { tag: tags.function(tags.definition(tags.variableName)), class: "function" },
  ]);
  const languages = {
    javascript: javascriptLanguage,
    typescript: typescriptLanguage,
    python: pythonLanguage,
  };
  return { highlightCode, highlighter, languages };
}

/** The lines of submitted code, each a list of words in one style. */
export async function highlightSubmittedCode({
  language,
  source,
}: CodeAnswer): Promise<CodeToken[][]> {
  if (language === "text") return source.split("\n").map((text) => [{ text }]);
  const { highlightCode, highlighter, languages } = await loadGrammars();
  const { parser } = languages[language];
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
